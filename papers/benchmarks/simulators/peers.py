"""Times the simulators that others wrote, on circuits given as OpenQASM: one line of JSON for each job on stdin."""

import json
import os
import sys
import time

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"):
    os.environ[name] = "1"

from importlib.metadata import version

from qiskit import qasm3


def cpu(run):
    """Processor seconds: short runs again until the clock can tell, the first one warms up."""
    run()
    runs, start = 0, time.process_time()
    while runs == 0 or time.process_time() - start < 0.5:
        run()
        runs += 1
    return (time.process_time() - start) / runs


def aer(circuit, _):
    from qiskit_aer import AerSimulator

    simulator = AerSimulator(method="statevector", max_parallel_threads=1)
    measured = circuit.copy()
    measured.save_amplitudes([0])
    return cpu(lambda: simulator.run(measured).result().data(0))


def stim_tableau(circuit, _):
    import stim

    program = stim.Circuit()
    for step in circuit.data:
        program.append(step.operation.name.upper(), [circuit.find_bit(q).index for q in step.qubits])

    def run():
        stim.TableauSimulator().do(program)

    return cpu(run)


def quimb_mps(circuit, bond):
    import quimb.tensor as qtn

    gates = [
        (step.operation.name, [float(p) for p in step.operation.params], [circuit.find_bit(q).index for q in step.qubits])
        for step in circuit.data
    ]

    def run():
        state = qtn.CircuitMPS(circuit.num_qubits, max_bond=bond, cutoff=1e-20)
        for name, angles, qubits in gates:
            state.apply_gate(name.upper(), *angles, *qubits)
        return state

    return cpu(run)


TOOLS = {
    "statevector": ("Qiskit Aer", "qiskit-aer", aer),
    "tableau": ("Stim", "stim", stim_tableau),
    "mps": ("quimb", "quimb", quimb_mps),
}

for line in sys.stdin:
    job = json.loads(line)
    label, package, measure = TOOLS[job["method"]]
    circuit = qasm3.loads(job["qasm"])
    seconds = measure(circuit, job["bond"])
    print(json.dumps({"tool": label, "version": version(package), "seconds": seconds}), flush=True)
