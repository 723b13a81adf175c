"""The plan of fused passes, with NumPy in the kernels' place."""

import unittest

import numpy as np

import statevector as sv


def run(state, gates):
    for gate in gates:
        state = sv.apply(state, gate)
    return state


def tiled(state, bits, gates):
    """One pass as the kernel makes it: tiles, and in each the gates by their places."""
    n = state.size.bit_length() - 1
    axes = [n - 1 - q for q in reversed(bits)]
    tiles = np.moveaxis(state.reshape((2,) * n), axes, range(len(bits))).reshape(1 << len(bits), -1)
    matrices, places = sv.encode(bits, gates, complex)
    columns = [
        run(tiles[:, k].copy(), [(tuple(where), matrix.reshape(4, 4)) for where, matrix in zip(places, matrices)])
        for k in range(tiles.shape[1])
    ]
    back = np.stack(columns, axis=1).reshape((2,) * n)
    return np.moveaxis(back, range(len(bits)), axes).ravel()


class StatevectorTest(unittest.TestCase):
    def setUp(self):
        random = np.random.default_rng(2)
        state = random.normal(size=1 << 9) + 1j * random.normal(size=1 << 9)
        self.state = state / np.linalg.norm(state)
        self.gates = sv.brickwork(9, layers=5, seed=3)
        self.gates += [((7, 2), sv.CX), ((7, 2), sv.CX), ((0,), sv.unitary(1, 2, 3)), ((8, 0), sv.CX)]

    def test_bell_state(self):
        gates = [((0,), sv.unitary(np.pi / 2, 0, np.pi)), ((0, 1), sv.CX)]
        np.testing.assert_allclose(run(np.array([1, 0, 0, 0], complex), gates), [0.5**0.5, 0, 0, 0.5**0.5], atol=1e-15)

    def test_control_is_the_first_qubit(self):
        state = np.zeros(8, complex)
        state[0b100] = 1
        self.assertEqual(np.argmax(np.abs(run(state, [((2, 0), sv.CX)]))), 0b101)
        self.assertEqual(np.argmax(np.abs(run(state, [((0, 2), sv.CX)]))), 0b100)

    def test_merged_gates_are_the_same_circuit(self):
        merged = sv.merge(self.gates)
        self.assertLess(len(merged), len(self.gates) / 2)
        np.testing.assert_allclose(run(self.state, merged), run(self.state, self.gates), atol=1e-13)

    def test_passes_are_the_same_circuit(self):
        expected = run(self.state, self.gates)
        for tile in (5, 6, 8, 9):
            state = self.state
            for bits, gates in sv.plan(sv.merge(self.gates), 9, tile):
                self.assertEqual(len(bits), tile)
                state = tiled(state, bits, gates)
            np.testing.assert_allclose(state, expected, atol=1e-13)

    def test_a_gate_alone_on_its_qubit(self):
        gates = [((4,), sv.unitary(1, 2, 3))]
        [(bits, some)] = sv.plan(sv.merge(gates), 9, 5)
        np.testing.assert_allclose(tiled(self.state, bits, some), run(self.state, gates), atol=1e-14)

    def test_thirty_qubits_need_few_passes(self):
        gates = sv.brickwork(30)
        self.assertEqual((len(gates), sum(len(where) == 1 for where, _ in gates)), (178, 120))
        self.assertLess(len(sv.plan(sv.merge(gates), 30, 11)), 20)

    def test_bytes(self):
        self.assertEqual(sv.bytes_of_gates([((0,), None), ((0, 1), sv.CX)], 30, 16), int(1.5 * 2**35))


if __name__ == "__main__":
    unittest.main()
