"""The bond of N2 in cc-pVDZ, ten electrons above the two 1s orbitals.

  nitrogen.py integrals OUT.npz    what `full_ci.py` takes
  nitrogen.py dmrg OUT.csv         DMRG at growing bond dimension

Both work in all 26 orbitals, where the exact answer is the frozen-core full
configuration interaction energy.

The orbitals are those of a six-electron CASSCF whose 1s core stays that of
Hartree-Fock, in the point group D2h.
"""

import argparse
from importlib.metadata import version

import numpy as np
from pyscf import ao2mo, gto, lib, mcscf, scf

from rows import Rows

CORE = 2
OCCUPATION = {"Ag": 6, "B1u": 4, "B2u": 2, "B3u": 2}
#: Each tenth of a bohr, and two lengths near the minimum for which energies are published.
GRID = "1.7,1.8,1.9,2.0,2.068,2.118," + ",".join(f"{2.2 + 0.1 * k:.1f}" for k in range(21))


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
    return cas.mo_coeff


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


def along(lengths):
    """At each length: its name, Hartree-Fock and the orbitals of the six-electron CASSCF."""
    before = None
    for length in lengths.split(","):
        field = hartree_fock(float(length))
        before = in_step(multiconfigurational(field, before), field.get_ovlp(), before)
        yield length, field, before


def save_integrals(options):
    """The integrals at every length; the orbitals are in step, so that a state can start the next length's."""
    found = {"lengths": [], "hartree_fock": [], "core": [], "h1e": [], "g2e": []}
    for length, field, orbitals in along(options.lengths):
        n, electrons, _, core, h1e, g2e, irreps = active_space(field, orbitals)
        # Rounded to less than 1e-11 hartree, so that the file is a third smaller.
        h1e, g2e = (np.round(integrals * 2**36) / 2**36 for integrals in (h1e, ao2mo.restore(8, g2e, n)))
        values = length, field.e_tot, core, h1e, g2e
        for kept, value in zip(found.values(), values):
            kept.append(value)
        print(length, field.e_tot, flush=True)
    np.savez_compressed(options.out, **found, irreps=irreps, electrons=electrons, pyscf=version("pyscf"))


def run_dmrg(options):
    """A fresh state at each length, swept at growing bond dimension."""
    from dmrg import FIELDS, Run

    rows = Rows(options.out, ["bond_length_bohr", *FIELDS])
    for length, field, orbitals in along(options.lengths):
        if length in options.skip.split(","):
            continue
        run = Run(options.scratch, options.threads, active_space(field, orbitals))
        for bond_dimension in map(int, options.bond_dimensions.split(",")):
            row = run.stage(bond_dimension)
            rows.write({"bond_length_bohr": length, "case": "n2", **row})
            print(length, row, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["integrals", "dmrg"])
    parser.add_argument("out", help="the file to write, or the CSV file to append to")
    parser.add_argument("--lengths", default=GRID, help="bond lengths in bohr, each near the one before")
    parser.add_argument("--skip", default="", help="lengths that only carry the orbitals on")
    parser.add_argument("--bond-dimensions", default="250,500,1000")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--scratch", default="/tmp/nitrogen")
    options = parser.parse_args()
    save_integrals(options) if options.command == "integrals" else run_dmrg(options)


if __name__ == "__main__":
    main()
