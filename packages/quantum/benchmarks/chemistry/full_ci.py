"""Full configuration interaction of a closed shell, on one GPU with CuPy.

  full_ci.py INTEGRALS.npz OUT.csv    each length in the file of `nitrogen.py integrals`

A determinant has a string of occupied orbitals for each spin. Both strings
have the same irrep of D2h or a subgroup, so that a state is a square matrix
for each irrep. That of a singlet is symmetric: half of the Hamiltonian is
applied, and the other half is the transpose of the result.

Electrons are removed from the state, the integrals are applied as a matrix,
and electrons are added again: one of each spin where the spins differ, two
where they do not.
"""

import argparse
import itertools
import subprocess
import time
from importlib.metadata import version

import numpy as np

from rows import Rows

FIELDS = [
    "bond_length_bohr",
    "electrons",
    "orbitals",
    "determinants",
    "hartree_fock",
    "full_ci",
    "residual",
    "steps",
    "seconds",
    "peak_memory_mb",
    "gpu",
    "driver",
    "cupy",
    "pyscf",
    "date",
]
IRREPS = range(8)
#: A state is done at this norm of its residual. Its energy is wrong by about the square of it.
TOLERANCE = 1e-4
#: Davidson's method starts again from the best state when it holds so many.
SUBSPACE = 6


class Strings:
    """All sets of orbitals that electrons of one spin can occupy, as bits, numbered within each irrep."""

    def __init__(self, irreps, electrons):
        sets = np.array(list(itertools.combinations(range(len(irreps)), electrons)))
        masks = (1 << sets).sum(axis=1)
        order = np.argsort(masks)
        self.sets, self.masks = sets[order], masks[order]
        of_string = np.bitwise_xor.reduce(np.asarray(irreps)[self.sets], axis=1)
        self.of = [np.flatnonzero(of_string == irrep) for irrep in IRREPS]
        self.number = np.empty(len(sets), dtype=np.int64)
        for members in self.of:
            self.number[members] = np.arange(len(members))

    def numbers(self, masks):
        return self.number[np.searchsorted(self.masks, masks)]


class FullCI:
    """The singlets of the first irrep; NumPy can stand in for CuPy."""

    def __init__(self, irreps, electrons, xp, add_at):
        self.xp, self.add_at = xp, add_at
        self.irreps = np.asarray(irreps)
        self.of = [np.flatnonzero(self.irreps == irrep) for irrep in IRREPS]
        self.strings, self.one_fewer, self.two_fewer = (
            Strings(irreps, electrons // 2 - removed) for removed in range(3)
        )
        self.sizes = [len(members) for members in self.strings.of]
        self.ends = np.cumsum(np.square(self.sizes))
        self.determinants = int(self.ends[-1])
        self.adding_one = {
            (irrep, kind): self.adding(self.one_fewer, irrep, kind, self.of[kind])
            for irrep, kind in itertools.product(IRREPS, IRREPS)
        }

    def blocks(self, vector):
        """A vector as a square matrix for each irrep."""
        return [vector[end - size**2 : end].reshape(size, size) for size, end in zip(self.sizes, self.ends)]

    def adding(self, fewer, irrep, kind, *orbitals):
        """For each orbital or pair whose irrep is `kind`, added to each string: the string's number and the sign."""
        masks = fewer.masks[fewer.of[irrep]]
        free, more, signs = True, masks, 1.0
        for orbital in (1 << each[:, None] for each in orbitals):
            free = free & (masks & orbital == 0)
            more = more | orbital
            signs = signs * (1 - 2.0 * (np.bitwise_count(masks & (orbital - 1)) % 2))
        # Where an orbital is taken the sign is zero. The numbers there differ, since sums into one number would queue.
        numbers = np.arange(free.size).reshape(free.shape) % max(1, self.sizes[irrep ^ kind])
        numbers[free] = self.strings.numbers(more[free])
        return self.xp.asarray(numbers), self.xp.asarray(signs * free)

    def take(self, h1e, g2e):
        """The integrals of a molecule, in chemists' order."""
        self.same = self.same_spin(h1e, g2e)
        self.opposite = [self.opposite_spins(g2e, irrep) for irrep in IRREPS]
        self.diagonal = self.xp.empty(self.determinants)
        coulomb = self.xp.asarray(np.einsum("ppqq->pq", g2e))
        for block, members, same in zip(self.blocks(self.diagonal), self.strings.of, self.same):
            occupied = self.xp.asarray((self.strings.masks[members, None] >> np.arange(len(h1e)) & 1).astype(float))
            alone = self.xp.diagonal(same)
            block[:] = alone[:, None] + alone + occupied @ coulomb @ occupied.T

    def same_spin(self, h1e, g2e):
        """The Hamiltonian of the electrons of one spin, for each irrep of their strings."""
        # Each electron is in as many pairs as there are others, which share what it does alone.
        alone = np.einsum("pq,rs->pqrs", h1e, np.eye(len(h1e))) / (self.strings.sets.shape[1] - 1)
        g2e = g2e + alone + alone.transpose(2, 3, 0, 1)
        low, high = np.triu_indices(len(h1e), 1)
        kinds = self.irreps[low] ^ self.irreps[high]
        found = [self.xp.zeros((size, size)) for size in self.sizes]
        for kind, irrep in itertools.product(IRREPS, IRREPS):
            p, r = low[kinds == kind], high[kinds == kind]
            numbers, signs = self.adding(self.two_fewer, irrep, kind, p, r)
            pairs = self.xp.asarray(g2e[p[:, None], p, r[:, None], r] - g2e[p[:, None], r, r[:, None], p])
            values = pairs[:, :, None] * signs[:, None] * signs
            if self.sizes[irrep ^ kind]:
                self.add_at(found[irrep ^ kind], (numbers[:, None], numbers[None]), values)
        return found

    def opposite_spins(self, g2e, irrep):
        """(pq|rs) as a matrix between pairs of orbitals, one for each spin, whose product is an irrep."""
        p = np.concatenate([np.repeat(self.of[kind], len(self.of[kind ^ irrep])) for kind in IRREPS])
        r = np.concatenate([np.tile(self.of[kind ^ irrep], len(self.of[kind])) for kind in IRREPS])
        return self.xp.asarray(g2e[p[:, None], p, r[:, None], r])

    def apply(self, vector):
        """The Hamiltonian on a symmetric vector."""
        result = self.xp.empty_like(vector)
        blocks, results = self.blocks(vector), self.blocks(result)
        for block, same, out in zip(blocks, self.same, results):
            self.xp.matmul(block, same, out=out)
        for first, second in itertools.combinations_with_replacement(IRREPS, 2):
            integrals = self.opposite[first ^ second]
            shape = len(self.one_fewer.of[first]), len(self.one_fewer.of[second])
            removed = self.xp.zeros((len(integrals), *shape))
            parts, end = [], 0
            for kind in IRREPS:
                rows, row_signs = self.adding_one[first, kind]
                columns, column_signs = self.adding_one[second, kind ^ first ^ second]
                start, end = end, end + len(rows) * len(columns)
                if self.sizes[first ^ kind]:
                    form = len(rows), len(columns), *shape
                    at = rows[:, None, :, None], columns[None, :, None]
                    signs = row_signs[:, None, :, None] * column_signs[None, :, None]
                    parts.append((first ^ kind, slice(start, end), form, at, signs))
            for irrep, part, form, at, signs in parts:
                self.xp.multiply(blocks[irrep][at], signs, out=removed[part].reshape(form))
            if first == second:
                removed /= 2
            removed = (integrals @ removed.reshape(len(integrals), -1)).reshape(removed.shape)
            for irrep, part, form, at, signs in parts:
                self.add_at(results[irrep], at, removed[part].reshape(form) * signs)
        return self.with_transpose(result)

    def with_transpose(self, vector):
        for block in self.blocks(vector):
            block += block.T.copy()
        return vector

    def solve(self, state=None, tolerance=TOLERANCE):
        """The lowest state by Davidson's method, from a state near it or from the best determinant."""
        if state is None:
            state = (self.diagonal == self.diagonal.min()).astype(float)
        basis, images = [], []
        for step in itertools.count(1):
            for vector in basis * 2:
                state -= self.xp.vdot(vector, state) * vector
            basis.append(state / self.xp.linalg.norm(state))
            images.append(self.apply(basis[-1]))
            values, vectors = np.linalg.eigh([[float(self.xp.vdot(a, b)) for a in basis] for b in images])
            energy, weights = float(values[0]), vectors[:, 0].tolist()
            state = sum(weight * vector for weight, vector in zip(weights, basis))
            image = sum(weight * vector for weight, vector in zip(weights, images))
            residual = image - energy * state
            norm = float(self.xp.linalg.norm(residual))
            print(step, energy, norm, flush=True)
            if norm < tolerance:
                return energy, state, norm, step
            if len(basis) == SUBSPACE:
                basis, images = [state], [image]
            # The exchange of the strings is made exact again, because rounding would grow at every step.
            state = self.with_transpose(residual / self.xp.maximum(self.diagonal - energy, 1e-2))


def unpacked(values, orbitals):
    """All (pq|rs) from those with p at least q, r at least s and pq at least rs."""
    pair = pair_numbers(orbitals)
    return values[pair_numbers(pair.max() + 1)[pair[:, :, None, None], pair]]


def pair_numbers(count):
    """The number of each unordered pair, as a symmetric matrix."""
    low, high = np.sort(np.indices((count, count)), axis=0)
    return high * (high + 1) // 2 + low


def main():
    import cupy
    import cupyx

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("integrals", help="the file of `nitrogen.py integrals`")
    parser.add_argument("out", help="the CSV file to append to")
    options = parser.parse_args()
    rows = Rows(options.out, FIELDS)
    stored = np.load(options.integrals)
    query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    gpu, driver = subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip().split(", ")
    orbitals = len(stored["irreps"])
    space = FullCI(stored["irreps"], int(stored["electrons"]), cupy, cupyx.scatter_add)
    state = None
    for k, length in enumerate(stored["lengths"]):
        started = time.time()
        space.take(stored["h1e"][k], unpacked(stored["g2e"][k], orbitals))
        energy, state, residual, steps = space.solve(state)
        row = {
            "bond_length_bohr": length,
            "electrons": int(stored["electrons"]),
            "orbitals": orbitals,
            "determinants": space.determinants,
            "hartree_fock": f"{stored['hartree_fock'][k]:.9f}",
            "full_ci": f"{energy + stored['core'][k]:.9f}",
            "residual": f"{residual:.1e}",
            "steps": steps,
            "seconds": round(time.time() - started, 1),
            "peak_memory_mb": round(cupy.get_default_memory_pool().total_bytes() / 2**20),
            "gpu": gpu,
            "driver": driver,
            "cupy": version("cupy-cuda13x"),
            "pyscf": str(stored["pyscf"]),
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
        }
        rows.write(row)
        print(row, flush=True)


if __name__ == "__main__":
    main()
