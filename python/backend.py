"""Builds the wheel: the package and the shared library, which cargo builds. No compiler of CUDA is needed.

It is a build backend, so `pip wheel python` works where Rust is; `python backend.py DIRECTORY` leaves the same wheel there.
"""

import base64
import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
LIBRARY = "libgimbal_ffi.so"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    library = build_library().read_bytes()
    tag = f"py3-none-{platform_tag(library)}"
    name = f"{project['name']}-{project['version']}"
    info = f"{name}.dist-info"
    files = {
        path.relative_to(HERE).as_posix(): path.read_bytes() for path in sorted((HERE / "gimbal").glob("*.py*")) if path.is_file()
    }
    files[f"gimbal/{LIBRARY}"] = library
    for license in ("LICENSE-APACHE", "LICENSE-MIT"):
        files[f"{info}/licenses/{license}"] = (HERE.parent / license).read_bytes()
    files[f"{info}/METADATA"] = metadata(project).encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: gimbal\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    record = "".join(f"{path},sha256={digest(content)},{len(content)}\n" for path, content in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()

    wheel = f"{name}-{tag}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            # The same content makes the same wheel, whenever it is built.
            archive.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return wheel


def build_library():
    """The shared library, where cargo says that it is."""
    cargo = os.environ.get("CARGO", "cargo")
    command = [cargo, "build", "--release", "--package", "gimbal-ffi", "--message-format", "json-render-diagnostics"]
    lines = subprocess.run(command, cwd=HERE.parent, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    for message in map(json.loads, lines):
        for path in message.get("filenames", []):
            if Path(path).name == LIBRARY:
                return Path(path)
    raise SystemExit(f"cargo built no {LIBRARY}")


def platform_tag(library):
    """By the newest version of the C library that the shared library names."""
    newest = max(int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", library))
    return f"manylinux_2_{newest}_x86_64"


def metadata(project):
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"Keywords: {','.join(project['keywords'])}",
        f"Author: {', '.join(author['name'] for author in project['authors'])}",
        f"License-Expression: {project['license']}",
        "License-File: LICENSE-APACHE",
        "License-File: LICENSE-MIT",
        f"Requires-Python: {project['requires-python']}",
        "Description-Content-Type: text/markdown",
        *(f"Requires-Dist: {need}" for need in project["dependencies"]),
    ]
    for extra, needs in project["optional-dependencies"].items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {need}; extra == "{extra}"' for need in needs]
    return "\n".join(lines) + "\n\n" + (HERE / project["readme"]).read_text()


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    directory = Path(sys.argv[1])
    directory.mkdir(parents=True, exist_ok=True)
    wheel = directory / build_wheel(directory)
    print(f"{wheel} ({wheel.stat().st_size / 2**20:.1f} MiB)")
