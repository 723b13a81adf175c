"""The binding curve of N2 in cc-pVDZ: 10 electrons in 26 orbitals.

The two 1s orbitals of the Hartree-Fock state stay doubly occupied. All others
are correlated, in the point group D2h, so that the exact answer is the
frozen-core full configuration interaction energy of this basis.

  nitrogen.py OUT.csv --lengths 2.1,2.25,2.4
"""

import argparse

import numpy as np
from pyscf import ao2mo, gto, lib, mcscf, scf

CORE = 2
OCCUPATION = {"Ag": 6, "B1u": 4, "B2u": 2, "B3u": 2}


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


def curve(options):
    """Along the bond: each length starts from the state and the orbitals of the one before."""
    from dmrg import FIELDS, Rows, Run

    rows = Rows(options.out, ["bond_length_bohr", "hartree_fock", "casscf", *FIELDS])
    run = before = None
    for length in options.lengths.split(","):
        field = hartree_fock(float(length))
        orbitals, casscf = multiconfigurational(field, before)
        before = in_step(orbitals, field.get_ovlp(), before)
        space = active_space(field, before)
        bond_dimensions = list(map(int, options.bond_dimensions.split(",")))
        if run is None:
            run = Run(options.scratch, options.threads, space)
            stages = [(bond_dimensions[0], (1e-4, 1e-4, 1e-5, 1e-5, 0, 0))]
            stages += [(m, (1e-5, 0, 0)) for m in bond_dimensions[1:]]
        else:
            run.take(space)
            stages = [(bond_dimensions[-1], (1e-5, 0, 0))]
        # Back to a smaller bond dimension, for the extrapolation in the discarded weight.
        stages.append((options.smaller, (0, 0)))
        for bond_dimension, noises in stages:
            row = run.stage(bond_dimension, noises)
            energies = {"hartree_fock": f"{field.e_tot:.9f}", "casscf": f"{casscf:.9f}"}
            rows.write({"bond_length_bohr": length, **energies, "case": "n2", **row})
            print(length, row, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", help="the CSV file to append to")
    parser.add_argument("--lengths", required=True, help="bond lengths in bohr, each next to the one before")
    parser.add_argument("--bond-dimensions", default="100,200")
    parser.add_argument("--smaller", type=int, default=100)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--scratch", default="/tmp/nitrogen")
    curve(parser.parse_args())


if __name__ == "__main__":
    main()
