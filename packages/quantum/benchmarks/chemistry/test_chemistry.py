"""The arithmetic of the scripts, on a space small enough for PySCF's own full CI."""

import tempfile
import unittest

import numpy as np
from pyscf import fci, mcscf

import dmrg
import heat_bath
import nitrogen


def small_space():
    """Ten electrons in the eight lowest orbitals above the core, at 2.1 bohr."""
    field = nitrogen.hartree_fock(2.1)
    _, electrons, _, core, h1e, g2e, _ = nitrogen.active_space(field, field.mo_coeff)
    space = slice(0, 8)
    return field, electrons, core, h1e[space, space], g2e[space, space, space, space]


class ChemistryTest(unittest.TestCase):
    def test_line_of_extrapolation(self):
        energy, slope = dmrg.extrapolate([2e-4, 1e-4], [-1.0, -1.1])
        self.assertAlmostEqual(energy, -1.2)
        self.assertAlmostEqual(slope, 1000)

    def test_frozen_core_is_that_of_pyscf(self):
        field, electrons, core, h1e, g2e = small_space()
        expected = mcscf.CASCI(field, 8, electrons, ncore=2).run(verbose=0).e_tot
        found, _ = fci.direct_spin0.kernel(h1e, g2e, 8, electrons, ecore=core)
        self.assertAlmostEqual(found, expected, places=8)

    def test_heat_bath_ends_at_full_ci(self):
        _, electrons, core, h1e, g2e = small_space()
        exact, state = fci.direct_spin0.kernel(h1e, g2e, 8, electrons, ecore=core)
        space = heat_bath.Space(core, h1e, g2e, electrons)
        coarse, fine = space.row(1e-2), space.row(1e-9)
        self.assertLess(coarse["determinants"], fine["determinants"])
        self.assertGreater(float(coarse["variational"]), exact + 1e-4)
        self.assertLess(abs(float(coarse["perturbed"]) - exact), float(coarse["variational"]) - exact)
        self.assertAlmostEqual(float(fine["variational"]), exact, places=6)
        np.testing.assert_allclose(space.density(), fci.direct_spin0.make_rdm1(state, 8, electrons), atol=1e-3)

    def test_dmrg_ends_at_full_ci_in_any_order(self):
        _, electrons, core, h1e, g2e = small_space()
        exact, _ = fci.direct_spin0.kernel(h1e, g2e, 8, electrons, ecore=core)
        for order in (None, range(8)):
            with tempfile.TemporaryDirectory() as scratch:
                run = dmrg.Run(scratch, 1, (8, electrons, 0, core, h1e, g2e, None), order)
                row = run.stage(100, nitrogen.START)
            self.assertAlmostEqual(float(row["energy_hartree"]), exact, places=5)

    def test_chain_has_antibonding_orbitals_beside_bonding_ones(self):
        self.assertEqual(nitrogen.along_the_chain([0, 0, 5, 6, 7, 2, 3, 5]), [4, 5, 0, 2, 1, 7, 3, 6])

    def test_natural_orbitals_are_ordered_and_orthogonal(self):
        (_, field, orbitals, _), = nitrogen.along("2.1")
        orbitals = nitrogen.bonding_first(orbitals)
        occupied = sorted(int(irrep) for irrep in orbitals.orbsym[nitrogen.CORE : nitrogen.CORE + 5])
        self.assertEqual(occupied, [0, 0, 5, 6, 7])
        n, electrons, _, core, h1e, g2e, _ = nitrogen.active_space(field, orbitals)
        space = heat_bath.Space(core, h1e, g2e, electrons)
        space.grow(2e-2)
        natural = nitrogen.natural_orbitals(orbitals, space.density())
        np.testing.assert_allclose(natural.T @ field.get_ovlp() @ natural, np.eye(n + nitrogen.CORE), atol=1e-8)
        _, _, _, core, h1e, g2e, _ = nitrogen.active_space(field, natural)
        again = heat_bath.Space(core, h1e, g2e, electrons)
        self.assertAlmostEqual(np.trace(space.density()), electrons, places=6)
        again.grow(2e-2)
        self.assertLess(again.energy, field.e_tot)

    def test_orbitals_keep_their_signs_along_the_bond(self):
        steps = list(nitrogen.along("2.1,2.15"))
        (_, _, before, _), (_, field, after, _) = steps
        overlap = np.einsum("ip,ij,jp->p", before, field.get_ovlp(), after)
        self.assertEqual(list(before.orbsym), list(after.orbsym))
        self.assertGreater(overlap[2:10].min(), 0.9)


if __name__ == "__main__":
    unittest.main()
