"""The arithmetic of the scripts, on a space small enough for PySCF's own full CI."""

import unittest

import numpy as np
from pyscf import ao2mo, fci, mcscf

import dmrg
import full_ci
import nitrogen


def small_space(orbitals):
    """Ten electrons in the lowest orbitals above the core, at 2.1 bohr."""
    field = nitrogen.hartree_fock(2.1)
    _, electrons, _, core, h1e, g2e, irreps = nitrogen.active_space(field, field.mo_coeff)
    space = slice(0, orbitals)
    return field, electrons, core, h1e[space, space], g2e[space, space, space, space], irreps[space]


class ChemistryTest(unittest.TestCase):
    def test_line_of_extrapolation(self):
        energy, slope = dmrg.extrapolate([2e-4, 1e-4], [-1.0, -1.1])
        self.assertAlmostEqual(energy, -1.2)
        self.assertAlmostEqual(slope, 1000)

    def test_frozen_core_is_that_of_pyscf(self):
        field, electrons, core, h1e, g2e, _ = small_space(8)
        expected = mcscf.CASCI(field, 8, electrons, ncore=2).run(verbose=0).e_tot
        found, _ = fci.direct_spin0.kernel(h1e, g2e, 8, electrons, ecore=core)
        self.assertAlmostEqual(found, expected, places=8)

    def test_full_ci_is_that_of_pyscf(self):
        _, electrons, _, h1e, g2e, irreps = small_space(10)
        options = {"orbsym": np.array(irreps), "wfnsym": 0, "tol": 1e-11}
        expected, _ = fci.direct_spin0_symm.FCI().kernel(h1e, g2e, 10, electrons, **options)
        space = full_ci.FullCI(irreps, electrons, np, np.add.at)
        space.take(h1e, full_ci.unpacked(ao2mo.restore(8, g2e, 10), 10))
        found, state, residual, steps = space.solve()
        self.assertLess(residual, full_ci.TOLERANCE)
        self.assertAlmostEqual(found, expected, places=7)
        again, *_, fewer = space.solve(state)
        self.assertAlmostEqual(again, expected, places=7)
        self.assertLess(fewer, steps)

    def test_orbitals_keep_their_signs_along_the_bond(self):
        steps = list(nitrogen.along("2.1,2.15"))
        (_, _, before), (_, field, after) = steps
        overlap = np.einsum("ip,ij,jp->p", before, field.get_ovlp(), after)
        self.assertEqual(list(before.orbsym), list(after.orbsym))
        self.assertGreater(overlap[2:10].min(), 0.9)


if __name__ == "__main__":
    unittest.main()
