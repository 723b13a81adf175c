import subprocess
from pathlib import Path
from qiskit import QuantumCircuit, qasm3

COMPILER = Path(__file__).parents[1] / "dist/bin/compile.js"

def compile_circuit(circuit, *options):
    command = ["node", COMPILER, *options]
    program = qasm3.dumps(circuit)
    compiled = subprocess.run(command, input=program, stdout=subprocess.PIPE, text=True, check=True)
    return qasm3.loads(compiled.stdout)

if __name__ == "__main__":
    circuit = QuantumCircuit(3)
    circuit.ccx(0, 1, 2)
    circuit.measure_all()
    print(compile_circuit(circuit, "--device", "line-3"))
