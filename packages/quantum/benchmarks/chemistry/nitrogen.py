"""The binding curve of N2 in cc-pVDZ: 10 electrons in 26 orbitals.

The two 1s orbitals of the Hartree-Fock state stay doubly occupied. All others
are correlated, in the point group D2h, so that the exact answer is the
frozen-core full configuration interaction energy of this basis.

  nitrogen.py integrals OUT.npz    what exact.py needs, at all lengths
  nitrogen.py dmrg OUT.csv         DMRG at growing bond dimension, at some lengths
"""

import argparse

import numpy as np
from pyscf import ao2mo, gto, mcscf, scf

CORE = 2
OCCUPATION = {"Ag": 6, "B1u": 4, "B2u": 2, "B3u": 2}
#: Bohr: a grid, and two lengths for which others have published energies.
LENGTHS = sorted([round(1.6 + 0.05 * k, 2) for k in range(53)] + [2.068, 2.118])


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


def multiconfigurational(field):
    """Orbitals of a six-electron CASSCF, which suit a bond that breaks; the core stays in place."""
    cas = mcscf.CASSCF(field, 6, 6)
    cas.frozen = CORE
    cas.natorb = True
    cas.conv_tol = 1e-9
    cas.fcisolver.wfnsym = "Ag"
    active = {"Ag": 1, "B1u": 1, "B2u": 1, "B3u": 1, "B2g": 1, "B3g": 1}
    cas.kernel(mcscf.sort_mo_by_irrep(cas, field.mo_coeff, active, {"Ag": 2, "B1u": 2}))
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


def in_step(field, before):
    """Above the core, orbitals by irrep and energy, with the signs of the length before."""
    orbitals = field.mo_coeff
    irreps = np.array(orbitals.orbsym)
    order = np.r_[range(CORE), CORE + np.lexsort((field.mo_energy[CORE:], irreps[CORE:]))]
    coefficients = np.asarray(orbitals)[:, order]
    if before is not None:
        overlap = np.einsum("ip,ij,jp->p", before, field.get_ovlp(), coefficients)
        coefficients = coefficients * np.where(overlap < 0, -1, 1)
    from pyscf import lib

    return lib.tag_array(coefficients, orbsym=irreps[order])


def write_integrals(path):
    before, spaces, fields = None, [], []
    for length in LENGTHS:
        field = hartree_fock(length)
        before = in_step(field, before)
        spaces.append(active_space(field, before))
        fields.append(field.e_tot)
        print(length, field.e_tot, flush=True)
    n, electrons, _, _, _, _, irreps = spaces[0]
    assert all(space[6] == irreps for space in spaces)
    np.savez_compressed(
        path,
        case="n2",
        labels=LENGTHS,
        electrons=electrons // 2,
        irreps=irreps,
        hartree_fock=fields,
        core=[space[3] for space in spaces],
        h1e=[space[4] for space in spaces],
        g2e=[ao2mo.restore(8, space[5], n) for space in spaces],
    )


def run_dmrg(options):
    from dmrg import FIELDS, Rows, Run

    rows = Rows(options.out, ["bond_length_bohr", *FIELDS])
    for length in options.lengths.split(","):
        field = hartree_fock(float(length))
        space = active_space(field, multiconfigurational(field))
        run = Run(options.scratch, options.threads, space)
        for bond_dimension in map(int, options.bond_dimensions.split(",")):
            row = run.stage(bond_dimension)
            rows.write({"bond_length_bohr": length, "case": "n2", **row})
            print(length, row, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["integrals", "dmrg"])
    parser.add_argument("out", help="the file to write")
    parser.add_argument("--lengths", default="2.118,4.2", help="bond lengths in bohr")
    parser.add_argument("--bond-dimensions", default="100,200,400")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--scratch", default="/tmp/nitrogen")
    options = parser.parse_args()
    if options.command == "integrals":
        write_integrals(options.out)
    else:
        run_dmrg(options)


if __name__ == "__main__":
    main()
