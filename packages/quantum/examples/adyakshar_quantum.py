import json
import subprocess
from pathlib import Path

COMMAND = ["node", Path(__file__).parents[1] / "dist/bin/compile.js"]

class Compiler:
    """Compiles many programs in one process, which ends with the block."""

    def __init__(self, command=COMMAND):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*command, "--serve"], stdin=pipe, stdout=pipe, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def compile(self, program, device, **options):
        request = {"program": program, "device": device, **options}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def compile_circuit(self, circuit, device, **options):
        from qiskit import qasm3

        return qasm3.loads(self.compile(qasm3.dumps(circuit), device, **options)["qasm"])

if __name__ == "__main__":
    from qiskit import QuantumCircuit

    circuit = QuantumCircuit(3)
    circuit.ccx(0, 1, 2)
    circuit.measure_all()
    with Compiler() as compiler:
        print(compiler.compile_circuit(circuit, "line-3", level="thorough"))
