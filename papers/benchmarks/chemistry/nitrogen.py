"""The bond of N2 in cc-pVDZ, ten electrons above the two 1s orbitals.

  nitrogen.py dmrg OUT.csv        DMRG at growing bond dimension
  nitrogen.py heat-bath OUT.csv   heat-bath configuration interaction at falling thresholds

Both work in all 26 orbitals, where the exact answer is the frozen-core full
configuration interaction energy.

The orbitals are those of a six-electron CASSCF whose 1s core stays that of
Hartree-Fock, in the point group D2h.
"""

import sys

import numpy as np
from pyscf import ao2mo, gto, lib, mcscf, scf

from rows import Rows

CORE = 2
OCCUPATION = {"Ag": 6, "B1u": 4, "B2u": 2, "B3u": 2}
#: The irreps Ag, B2u and B3u: of each, one orbital of the bond is occupied in the reference.
BONDING = (0, 6, 7)
#: The irreps of the bonds πx, σ, πy and δ, each with that of its antibonding orbitals.
CHAIN = (7, 2, 0, 5, 6, 3, 1, 4)
#: The noise of the first stage, whose state starts at random.
START = (1e-3, 1e-3, 1e-4, 1e-4, 1e-4, 1e-4, 1e-5, 1e-5, 0, 0)
#: Of heat-bath CI, falling, and of DMRG, growing.
THRESHOLDS = (5e-3, 2e-3, 1e-3, 5e-4)
BOND_DIMENSIONS = (100, 250, 500)
#: Bond lengths in bohr, each near the one before: every tenth, and two near the minimum for which energies are published.
LENGTHS = ["1.7", "1.8", "1.9", "2.0", "2.068", "2.118", *(f"{2.2 + 0.1 * k:.1f}" for k in range(21))]


def hartree_fock(length):
    molecule = gto.M(
        atom=f"N 0 0 {-length / 2}; N 0 0 {length / 2}",
        unit="bohr",
        basis="cc-pvdz",
        symmetry="d2h",
        verbose=0,
    )
    field = scf.RHF(molecule)
    field.irrep_nelec = OCCUPATION
    field.conv_tol = 1e-12
    field.max_cycle = 200
    field.kernel()
    if not field.converged:
        raise RuntimeError(f"Hartree-Fock did not converge at {length} bohr.")
    return field


def multiconfigurational(field, before):
    """Orbitals of a six-electron CASSCF, which suit a bond that breaks; the core stays in place."""
    cas = mcscf.CASSCF(field, 6, 6)
    cas.frozen = CORE
    cas.natorb = True
    cas.conv_tol = 1e-7
    cas.fcisolver.wfnsym = "Ag"
    if before is None:
        active = {"Ag": 1, "B1u": 1, "B2u": 1, "B3u": 1, "B2g": 1, "B3g": 1}
        start = mcscf.sort_mo_by_irrep(cas, field.mo_coeff, active, {"Ag": 2, "B1u": 2})
    else:
        start = lib.tag_array(starting_orbitals(field, before), orbsym=before.orbsym)
    cas.kernel(start)
    return cas.mo_coeff, float(cas.e_tot)


def frozen(nuclear, h1e, g2e, core):
    """The constant, the one-electron and the two-electron integrals above a closed core."""
    inner, outer = slice(0, core), slice(core, None)
    coulomb = np.einsum("pqii->pq", g2e[:, :, inner, inner])
    exchange = np.einsum("piiq->pq", g2e[:, inner, inner, :])
    field = 2 * coulomb - exchange
    energy = nuclear + np.trace((2 * h1e + field)[inner, inner])
    return energy, (h1e + field)[outer, outer], g2e[outer, outer, outer, outer]


def active_space(field, orbitals):
    """The space above the core as `dmrg.Run` takes it; the core is the first two orbitals."""
    molecule = field.mol
    n = orbitals.shape[1]
    h1e = orbitals.T @ field.get_hcore() @ orbitals
    g2e = ao2mo.restore(1, ao2mo.full(molecule, np.asarray(orbitals)), n)
    core, h1e, g2e = frozen(molecule.energy_nuc(), h1e, g2e, CORE)
    irreps = [int(irrep) for irrep in orbitals.orbsym[CORE:]]
    # What the point group forbids is exactly zero, not merely small.
    irrep = np.array(irreps)
    h1e[irrep[:, None] != irrep] = 0
    g2e[(irrep[:, None, None, None] ^ irrep[:, None, None] ^ irrep[:, None] ^ irrep) != 0] = 0
    return n - CORE, molecule.nelectron - 2 * CORE, 0, core, h1e, g2e, irreps


def starting_orbitals(field, before):
    """The orbitals of the length before it, orthogonal again, above this length's core."""
    overlap = field.get_ovlp()
    core = np.asarray(field.mo_coeff)[:, :CORE]
    rest = before[:, CORE:] - core @ (core.T @ overlap @ before[:, CORE:])
    values, vectors = np.linalg.eigh(rest.T @ overlap @ rest)
    rest = rest @ (vectors / np.sqrt(values)) @ vectors.T
    return np.hstack([core, rest])


def in_step(orbitals, overlap, before):
    """By kind, irrep and energy, with the signs of the length before, so that a state can be taken over."""
    kinds = np.repeat([0, 1, 2, 3], [CORE, 2, 6, orbitals.shape[1] - CORE - 8])
    order = np.lexsort((orbitals.orbsym, kinds))
    coefficients = np.asarray(orbitals)[:, order]
    if before is not None:
        signs = np.sign(np.einsum("ip,ij,jp->p", before, overlap, coefficients))
        coefficients = coefficients * signs
    return lib.tag_array(coefficients, orbsym=np.asarray(orbitals.orbsym)[order])


def along():
    """At each length: its name, Hartree-Fock, the orbitals and the energy of the six-electron CASSCF."""
    before = None
    for length in LENGTHS:
        field = hartree_fock(float(length))
        orbitals, casscf = multiconfigurational(field, before)
        before = in_step(orbitals, field.get_ovlp(), before)
        yield length, field, before, casscf


def natural_orbitals(orbitals, density):
    """The orbitals above the core that make a density matrix diagonal, and their occupations."""
    coefficients = np.array(orbitals)
    occupations = np.zeros(len(density))
    irreps = np.asarray(orbitals.orbsym[CORE:])
    for irrep in np.unique(irreps):
        same = np.flatnonzero(irreps == irrep)
        values, vectors = np.linalg.eigh(density[np.ix_(same, same)])
        occupations[same] = values[::-1]
        coefficients[:, CORE + same] = coefficients[:, CORE + same] @ vectors[:, ::-1]
    return by_occupation(lib.tag_array(coefficients, orbsym=orbitals.orbsym), occupations)


def by_occupation(orbitals, occupations):
    order = np.concatenate([np.arange(CORE), CORE + np.argsort(-np.asarray(occupations), kind="stable")])
    return lib.tag_array(np.asarray(orbitals)[:, order], orbsym=np.asarray(orbitals.orbsym)[order])


def bonding_first(orbitals):
    """The orbitals of `in_step` with the five of the bound molecule's reference in front."""
    bonding = [1 if k < 2 or (k < 8 and irrep in BONDING) else 0 for k, irrep in enumerate(orbitals.orbsym[CORE:])]
    return by_occupation(orbitals, bonding)


def selected(field, orbitals, threshold):
    """The natural orbitals of heat-bath CI at one threshold."""
    from heat_bath import Space

    orbitals = bonding_first(orbitals)
    _, electrons, _, core, h1e, g2e, _ = active_space(field, orbitals)
    space = Space(core, h1e, g2e, electrons)
    space.grow(threshold)
    return natural_orbitals(orbitals, space.density())


def along_the_chain(irreps):
    """The order of a chain in which irreps stand together, each bonding orbital beside its antibonding one."""
    rank = [irreps[:k].count(irrep) for k, irrep in enumerate(irreps)]
    place = [CHAIN.index(irrep) for irrep in irreps]
    return sorted(range(len(irreps)), key=lambda k: (place[k] // 2, rank[k], place[k]))


def dmrg_rows(space):
    """A fresh state, swept at growing bond dimension."""
    from dmrg import Run

    run = Run(space, along_the_chain(space[-1]))
    for k, bond_dimension in enumerate(BOND_DIMENSIONS):
        yield run.stage(bond_dimension) if k else run.stage(bond_dimension, START)


def heat_bath_rows(space):
    """Determinants selected at falling thresholds."""
    from heat_bath import Space

    _, electrons, _, core, h1e, g2e, _ = space
    selection = Space(core, h1e, g2e, electrons)
    for threshold in THRESHOLDS:
        yield selection.row(threshold)


def solve(out, rows_of):
    """Every length, in the natural orbitals of heat-bath CI at its first threshold."""
    rows = Rows(out)
    for length, field, orbitals, casscf in along():
        space = active_space(field, selected(field, orbitals, THRESHOLDS[0]))
        for row in rows_of(space):
            first = {
                "bond_length_bohr": length,
                "electrons": space[1],
                "orbitals": space[0],
                "hartree_fock": f"{field.e_tot:.9f}",
                "casscf": f"{casscf:.9f}",
            }
            rows.write({**first, **row})


if __name__ == "__main__":
    command, out = sys.argv[1:]
    solve(out, {"dmrg": dmrg_rows, "heat-bath": heat_bath_rows}[command])
