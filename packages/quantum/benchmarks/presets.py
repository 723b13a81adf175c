"""Qiskit and tket on every preset and device of the compiler page: `presets.py OUT.csv < cases.json`.

A row is written as soon as it is measured; a row that the file has is not measured again.
"""

import csv
import json
import os
import statistics
import sys

from peers import as_plain, by_qiskit, by_tket, counts, unitary_part
from qiskit import qasm3
from qiskit.transpiler import CouplingMap

FIELDS = "preset qubits device tool seeds cx_median cx_least depth_median qiskit pytket".split()
#: Seeds 1 to 20 as in peers.csv, fewer where they take more processor seconds than this.
SEEDS = 20
PATIENCE = 1


def main(path):
    from importlib.metadata import version

    tools = {"qiskit-3": (by_qiskit(3), SEEDS), "tket": (by_tket(False), 1)}
    versions = {name: version(name) for name in ("qiskit", "pytket")}
    known = set()
    if os.path.exists(path):
        with open(path, newline="") as file:
            known = {(row["preset"], row["qubits"], row["device"], row["tool"]) for row in csv.DictReader(file)}
    with open(path, "a", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        if not known:
            writer.writeheader()
        for case in json.load(sys.stdin):
            circuit = as_plain(unitary_part(qasm3.loads(case["source"])))
            both = case["edges"] + [[b, a] for a, b in case["edges"]]
            device = {"edges": case["edges"], "coupling": None if case["isFull"] else CouplingMap(both)}
            for tool, (run, seeds) in tools.items():
                if (case["preset"], str(case["qubits"]), case["device"], tool) in known:
                    continue
                runs, spent = [], 0
                for seed in range(1, seeds + 1):
                    compiled, _, seconds = run(circuit, device, seed)
                    runs.append(counts(compiled))
                    spent += seconds
                    if spent > PATIENCE:
                        break
                each = {name: [found[name] for found in runs] for name in ("cx", "depth")}
                writer.writerow(
                    {
                        **{name: case[name] for name in ("preset", "qubits", "device")},
                        "tool": tool,
                        "seeds": len(runs),
                        "cx_median": statistics.median(each["cx"]),
                        "cx_least": min(each["cx"]),
                        "depth_median": statistics.median(each["depth"]),
                        **versions,
                    }
                )
                file.flush()


if __name__ == "__main__":
    main(sys.argv[1])
