"""The arithmetic of the scripts, on a space small enough for PySCF's own full CI."""

import unittest

import numpy as np
from pyscf import fci, mcscf

import dmrg
import nitrogen


class ChemistryTest(unittest.TestCase):
    def test_line_of_extrapolation(self):
        energy, slope = dmrg.extrapolate([2e-4, 1e-4], [-1.0, -1.1])
        self.assertAlmostEqual(energy, -1.2)
        self.assertAlmostEqual(slope, 1000)

    def test_frozen_core_is_that_of_pyscf(self):
        field = nitrogen.hartree_fock(2.1)
        _, _, _, core, h1e, g2e, _ = nitrogen.active_space(field, field.mo_coeff)
        space = slice(0, 8)
        expected = mcscf.CASCI(field, 8, 10, ncore=2).run(verbose=0).e_tot
        found, _ = fci.direct_spin0.kernel(h1e[space, space], g2e[space, space, space, space], 8, 10, ecore=core)
        self.assertAlmostEqual(found, expected, places=8)

    def test_orbitals_keep_their_signs_along_the_bond(self):
        steps = list(nitrogen.along("2.1,2.15"))
        (_, _, before, _), (_, field, after, _) = steps
        overlap = np.einsum("ip,ij,jp->p", before, field.get_ovlp(), after)
        self.assertEqual(list(before.orbsym), list(after.orbsym))
        self.assertGreater(overlap[2:10].min(), 0.9)


if __name__ == "__main__":
    unittest.main()
