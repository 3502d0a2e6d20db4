"""Runs a verifier in Python again and again in one process: python3 again.py <script>. Each line of stdin is the file of a match.

Each line of stdout is the exit code with the output.
"""

import contextlib
import io
import json
import runpy
import sys

script = sys.argv[1]
for line in sys.stdin:
    sys.argv = [script, line.rstrip("\n")]
    run = {"code": 0, "output": ""}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(script, run_name="__main__")
    except SystemExit as end:
        run = {"code": 1 if isinstance(end.code, str) else end.code or 0, "output": str(end.code)}
    except Exception as error:
        run = {"code": 2, "output": repr(error)}
    print(json.dumps(run), flush=True)
