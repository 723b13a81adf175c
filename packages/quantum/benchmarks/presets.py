"""Qiskit and tket on every preset and device of the compiler page.

    presets.py < cases.json > presets.csv
    presets.py example < cases.json > qiskit-example.json   the circuit that the page draws beside ours
"""

import csv
import json
import statistics
import sys
from importlib.metadata import version

from peers import as_plain, by_qiskit, by_tket, counts, unitary_part
from qiskit import qasm2, qasm3
from qiskit.transpiler import CouplingMap

FIELDS = "preset qubits device tool seeds cx_median cx_least depth_median qiskit pytket".split()
#: Seeds 1 to 20 as in peers.csv, fewer where they take more processor seconds than this.
SEEDS = 20
PATIENCE = 1


def example():
    """What Qiskit makes of the page's example, with the first seed."""
    for case in json.load(sys.stdin):
        if (case["preset"], case["device"]) == ("parityPhase", "line-4"):
            circuit = as_plain(unitary_part(qasm3.loads(case["source"])))
            coupling = CouplingMap(case["edges"] + [[b, a] for a, b in case["edges"]])
            compiled, _, _ = by_qiskit(3)(circuit, {"coupling": coupling}, 1)
            facts = {
                "qiskit": version("qiskit"),
                "level": 3,
                "seed": 1,
                "layout": compiled.layout.initial_index_layout(filter_ancillas=True),
                "output": compiled.layout.final_index_layout(),
                "qasm": qasm2.dumps(compiled),
            }
            print(json.dumps(facts, indent=2))


def main():
    tools = {"qiskit-3": (by_qiskit(3), SEEDS), "tket": (by_tket(False), 1)}
    versions = {name: version(name) for name in ("qiskit", "pytket")}
    writer = csv.DictWriter(sys.stdout, FIELDS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for case in json.load(sys.stdin):
        circuit = as_plain(unitary_part(qasm3.loads(case["source"])))
        both = case["edges"] + [[b, a] for a, b in case["edges"]]
        device = {"edges": case["edges"], "coupling": None if case["isFull"] else CouplingMap(both)}
        for tool, (run, seeds) in tools.items():
            runs, spent = [], 0
            for seed in range(1, seeds + 1):
                compiled, _, seconds = run(circuit, device, seed)
                runs.append(counts(compiled))
                spent += seconds
                if spent > PATIENCE:
                    break
            cx, depth = ([found[name] for found in runs] for name in ("cx", "depth"))
            counted = {
                "cx_median": statistics.median(cx),
                "cx_least": min(cx),
                "depth_median": statistics.median(depth),
            }
            writer.writerow({**case, "tool": tool, "seeds": len(runs), **counted, **versions})


if __name__ == "__main__":
    example() if "example" in sys.argv else main()
