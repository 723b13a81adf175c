"""The arithmetic of the scripts, on spaces small enough for PySCF's own full CI."""

import unittest

import numpy as np
from pyscf import ao2mo, fci, gto, scf

import exact
import full_ci
from nitrogen import frozen


def random_space(n, seed):
    random = np.random.default_rng(seed)
    h1e = random.normal(size=(n, n))
    g2e = random.normal(size=(n, n, n, n)) * 0.1
    g2e = g2e + g2e.transpose(1, 0, 2, 3)
    g2e = g2e + g2e.transpose(0, 1, 3, 2)
    return h1e + h1e.T, g2e + g2e.transpose(2, 3, 0, 1)


def solve(electrons, irreps, core, h1e, g2e, start=1):
    space = full_ci.FullCI(np, electrons, irreps, batch=3)
    space.set(core, h1e, g2e)
    return space, space.ground_state(space.lowest_determinants(start), tolerance=1e-6)


class FullCITest(unittest.TestCase):
    def test_dense_matrix(self):
        h1e, g2e = random_space(5, 3)
        space = full_ci.FullCI(np, 3, [0] * 5, batch=4)
        space.set(0, h1e, g2e)
        vector = np.random.default_rng(1).normal(size=(10, 10))
        vector += vector.T
        expected = fci.direct_spin1.contract_2e(
            fci.direct_spin1.absorb_h1e(h1e, g2e, 5, (3, 3), 0.5), vector, 5, (3, 3)
        )
        np.testing.assert_allclose(space.apply(vector.ravel()).reshape(10, 10), expected, atol=1e-10)

    def test_nitrogen_with_symmetry(self):
        molecule = gto.M(atom="N 0 0 -1.05; N 0 0 1.05", unit="bohr", basis="sto-3g", symmetry="d2h", verbose=0)
        field = scf.RHF(molecule).run(conv_tol=1e-12)
        h1e = field.mo_coeff.T @ field.get_hcore() @ field.mo_coeff
        g2e = ao2mo.restore(1, ao2mo.full(molecule, field.mo_coeff), 10)
        # The two lowest orbitals are left out as a core, as in the curve.
        core, h, g = frozen(molecule.energy_nuc(), h1e, g2e, 2)
        space, (energy, _, _, _) = solve(5, field.mo_coeff.orbsym[2:], core, h, g)
        expected, _ = fci.direct_spin0.kernel(h, g, 8, 10, ecore=core)
        self.assertAlmostEqual(energy, expected, places=8)
        self.assertLess(space.size, 56 * 56 / 4)

    def test_holes(self):
        h1e, g2e = random_space(6, 11)
        expected, _ = fci.direct_spin0.kernel(h1e, g2e, 6, 8, ecore=0.5)
        _, (energy, _, _, _) = solve(2, [0] * 6, *full_ci.holes(0.5, h1e, g2e), start=6)
        self.assertAlmostEqual(energy, expected, places=8)




if __name__ == "__main__":
    unittest.main()
