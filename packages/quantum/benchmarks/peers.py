"""Qiskit and tket on the files that `peers.ts` hands over.

    peers.py prepare FOLDER SUITE=DIR ...   every program as OpenQASM 2 without measurements, and a list of them
    peers.py compile < job.json             one JSON line a run
    peers.py example < job.json             Qiskit's circuit of a program on a device, with the first seed
    peers.py check FOLDER                   our compiled programs against their sources, by Qiskit's simulator Aer
"""

import json
import os
import sys
import time
from importlib.metadata import version
from pathlib import Path

# One thread for everybody: seconds are processor time.
os.environ["RAYON_NUM_THREADS"] = "1"
os.environ["QISKIT_PARALLEL"] = "FALSE"

from qiskit import QuantumCircuit, qasm2, qasm3
from qiskit.transpiler import CouplingMap, generate_preset_pass_manager

PACKAGES = ["qiskit", "qiskit-aer", "pytket", "pytket-qiskit", "mqt.bench"]
TRIALS = {"qiskit-1": 5, "qiskit-3": 20, "tket": 1, "tket-lightsabre": 50}
MAX_GATES = 6000
MIN_QUBITS = {"held-out": 3, "held-out-wide": 8, "presets": 1}
# Beyond this tket takes minutes a circuit.
MAX_TKET_GATES = 900

# Families of MQT Bench without mid-circuit measurement; level "independent": standard gates, nothing mapped.
MQT_FAMILIES = (
    "ae bv cdkm_ripple_carry_adder draper_qft_adder ghz graphstate qaoa qft qftentangled qnn "
    "qpeinexact randomcircuit vqe_real_amp vqe_su2 wstate"
).split()
MQT_SIZES = (8, 16)


def mqt_bench():
    import random

    import numpy
    from mqt.bench import BenchmarkLevel, get_benchmark

    # Some families draw a graph or angles from the global generators.
    random.seed(1)
    numpy.random.seed(1)
    for family in MQT_FAMILIES:
        for size in MQT_SIZES:
            yield f"{family}_n{size}", get_benchmark(
                family, BenchmarkLevel.INDEP, size, random_parameters=True
            )


def folder(path):
    for file in sorted(Path(path).rglob("*.qasm")):
        text = file.read_text(errors="replace")
        try:
            if "OPENQASM 3" in text:
                yield file.stem, qasm3.loads(text)
            else:
                yield file.stem, qasm2.loads(
                    text,
                    include_path=[file.parent],
                    custom_instructions=qasm2.LEGACY_CUSTOM_INSTRUCTIONS,
                )
        except Exception as error:
            print(f"{file.name}: not read by Qiskit: {str(error)[:100]}", file=sys.stderr)


def unitary_part(circuit):
    """The circuit on the qubits that it uses, without its last measurements; None if it measures or resets before."""
    bare = circuit.remove_final_measurements(inplace=False)
    names = {item.operation.name for item in bare.data}
    if names & {"measure", "reset", "if_else", "while_loop", "for_loop", "switch_case"}:
        return None
    gates = [item for item in bare.data if item.operation.name != "barrier"]
    used = sorted({bare.find_bit(q).index for item in gates for q in item.qubits})
    plain = QuantumCircuit(len(used))
    for item in gates:
        plain.append(item.operation, [used.index(bare.find_bit(q).index) for q in item.qubits])
    return plain


def as_plain(circuit):
    """Gates that OpenQASM 2's own library has; what it lacks is expanded by its definition."""
    from qiskit.transpiler import PassManager
    from qiskit.transpiler.passes import BasisTranslator, HighLevelSynthesis, UnrollCustomDefinitions
    from qiskit.circuit.equivalence_library import SessionEquivalenceLibrary as library

    known = (
        "u1 u2 u3 u p id x y z h s sdg t tdg sx rx ry rz cx cy cz ch swap crx cry crz cp cu1 ccx cswap"
    ).split()
    return PassManager(
        [
            HighLevelSynthesis(basis_gates=known, equivalence_library=library),
            UnrollCustomDefinitions(library, basis_gates=known),
            BasisTranslator(library, known),
        ]
    ).run(circuit)


def prepare(out, suites):
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    listed = []
    for suite in suites:
        name, _, path = suite.partition("=")
        for stem, circuit in mqt_bench() if path == "" else folder(path):
            bare = unitary_part(circuit)
            if bare is None:
                print(f"{stem}: measures or resets on the way", file=sys.stderr)
                continue
            plain = as_plain(bare)
            pairs = sum(len(item.qubits) > 1 for item in plain.data)
            if pairs == 0 or plain.num_qubits < MIN_QUBITS.get(name, 4) or len(plain.data) > MAX_GATES:
                print(f"{stem}: {plain.num_qubits} qubits, {pairs} pairs, {len(plain.data)} gates", file=sys.stderr)
                continue
            file = out / f"{name}.{stem}.qasm"
            file.write_text(qasm2.dumps(plain))
            listed.append({"suite": name, "name": stem, "qubits": plain.num_qubits, "file": str(file)})
    print(json.dumps(listed))


def counts(circuit):
    """Two-qubit gates and depth of a circuit of CX and one-qubit gates."""
    pairs = sum(len(item.qubits) == 2 for item in circuit.data)
    depth = circuit.depth(lambda item: item.operation.name != "barrier")
    return {"cx": pairs, "depth": depth}


def by_qiskit(level):
    def run(circuit, device, seed):
        manager = generate_preset_pass_manager(
            optimization_level=level,
            basis_gates=["u", "cx"],
            coupling_map=device["coupling"],
            seed_transpiler=seed,
        )
        swaps = [0]

        def listen(pass_, dag, **_):
            if pass_.name() in ("SabreLayout", "SabreSwap"):
                swaps[0] = dag.count_ops().get("swap", 0)

        # What the program swaps itself is not the router's.
        started = time.process_time()
        compiled = manager.run(circuit, callback=listen)
        seconds = time.process_time() - started
        return compiled, swaps[0], seconds

    return run


def by_tket(uses_lightsabre):
    from pytket import OpType
    from pytket.architecture import Architecture
    from pytket.extensions.qiskit import qiskit_to_tk, tk_to_qiskit
    from pytket.extensions.qiskit.backends.ibm_utils import _gen_lightsabre_transformation
    from pytket.passes import (
        AutoRebase,
        AutoSquash,
        CliffordSimp,
        CustomPassMap,
        DefaultMappingPass,
        FullPeepholeOptimise,
        KAKDecomposition,
        RemoveRedundancies,
        SynthesiseTket,
    )

    def run(circuit, device, seed):
        tk = qiskit_to_tk(circuit)
        started = time.process_time()
        FullPeepholeOptimise().apply(tk)
        # An assertion of its router ends the process where a qubit has no gate.
        tk.remove_blank_wires()
        swaps = 0
        if device["coupling"] is not None and tk.n_2qb_gates() > 0:
            architecture = Architecture(device["edges"])
            if uses_lightsabre:
                AutoRebase({OpType.CX, OpType.Rz, OpType.SX, OpType.X}).apply(tk)
                route = _gen_lightsabre_transformation(architecture, seed=seed)
                CustomPassMap(route, "lightsabre").apply(tk)
            else:
                DefaultMappingPass(architecture).apply(tk)
            swaps = tk.n_gates_of_type(OpType.SWAP)
            KAKDecomposition(allow_swaps=False).apply(tk)
            CliffordSimp(False).apply(tk)
            SynthesiseTket().apply(tk)
        AutoRebase({OpType.CX, OpType.U3}).apply(tk)
        AutoSquash({OpType.U3}).apply(tk)
        RemoveRedundancies().apply(tk)
        seconds = time.process_time() - started
        return tk_to_qiskit(tk, replace_implicit_swaps=False), swaps, seconds

    return run


def compile_all(job):
    # tket's own router has no seed: it runs once.
    tools = {
        "qiskit-1": (by_qiskit(1), job["seeds"]),
        "qiskit-3": (by_qiskit(3), job["seeds"]),
        "tket": (by_tket(False), 1),
        "tket-lightsabre": (by_tket(True), min(3, job["seeds"])),
    }
    for device in job["devices"].values():
        isFull = device["isFull"]
        edges = device["edges"]
        device["coupling"] = None if isFull else CouplingMap(edges + [[b, a] for a, b in edges])
    print(json.dumps({"versions": {name: version(name) for name in PACKAGES}}), flush=True)
    for case in job["cases"]:
        circuit = qasm2.load(case["file"], custom_instructions=qasm2.LEGACY_CUSTOM_INSTRUCTIONS)
        device = job["devices"][case["device"]]
        for tool in job.get("tools", tools):
            run, seeds = tools[tool]
            if device["isFull"] and tool == "tket-lightsabre":
                continue
            if tool.startswith("tket") and len(circuit.data) > MAX_TKET_GATES:
                continue
            runs = []
            for seed in range(1, seeds + 1):
                try:
                    compiled, swaps, seconds = run(circuit, device, seed)
                except Exception as error:
                    print(f"{tool} on {case['name']}: {str(error)[:200]}", file=sys.stderr)
                    break
                runs.append({**counts(compiled), "swaps": swaps, "seconds": round(seconds, 4)})
                if sum(run["seconds"] for run in runs) > job["patience"]:
                    break
            line = {"name": case["name"], "device": case["device"], "tool": tool, "trials": TRIALS[tool]}
            print(json.dumps({**line, "runs": runs}))
            print(f"{case['name']} on {case['device']}: {tool}, {len(runs)} runs", file=sys.stderr)


def example(job):
    edges = job["edges"]
    circuit = qasm2.load(job["file"], custom_instructions=qasm2.LEGACY_CUSTOM_INSTRUCTIONS)
    coupling = CouplingMap(edges + [[b, a] for a, b in edges])
    compiled, _, _ = by_qiskit(3)(circuit, {"coupling": coupling}, 1)
    layout = compiled.layout
    facts = {
        "qiskit": version("qiskit"),
        "level": 3,
        "seed": 1,
        "layout": layout.initial_index_layout(filter_ancillas=True),
        "output": layout.final_index_layout(),
        "qasm": qasm2.dumps(compiled),
    }
    print(json.dumps(facts))


def check(path):
    """On one random product state each, which our inverse must take back from the source; we may permute qubits and
    use idle ones."""
    import numpy
    from qiskit import transpile
    from qiskit_aer import AerSimulator

    simulator = AerSimulator(method="statevector")
    random = numpy.random.default_rng(7)
    for entry in json.loads(Path(path, "compiled.json").read_text()):
        source = qasm2.load(entry["source"], custom_instructions=qasm2.LEGACY_CUSTOM_INSTRUCTIONS)
        wide = qasm3.load(entry["compiled"])
        places = [[wide.find_bit(q).index for q in item.qubits] for item in wide.data]
        # Program qubits first, at their places of the end; then what else is in use.
        output = entry["output"]
        others = {place for some in places for place in some} | set(entry["layout"])
        wires = output + sorted(others - set(output))
        before = QuantumCircuit(len(wires))
        after = QuantumCircuit(len(wires))
        for qubit, place in enumerate(entry["layout"]):
            a, b = random.uniform(0, 3, 2)
            for circuit, wire in ((before, qubit), (after, wires.index(place))):
                circuit.ry(a, wire)
                circuit.rz(b, wire)
        before.compose(source, range(source.num_qubits), inplace=True)
        for item, some in zip(wide.data, places):
            after.append(item.operation, [wires.index(place) for place in some])
        both = before.compose(after.inverse())
        both.save_amplitudes([0])
        result = simulator.run(transpile(both, simulator, optimization_level=0)).result()
        overlap = abs(result.data()["amplitudes"][0])
        print(json.dumps({"name": entry["name"], "overlap": overlap}), flush=True)


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    if command == "prepare":
        prepare(rest[0], rest[1:])
    elif command == "compile":
        compile_all(json.load(sys.stdin))
    elif command == "example":
        example(json.load(sys.stdin))
    else:
        check(rest[0])
