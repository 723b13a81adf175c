"""The exact ground state of an active space: full configuration interaction on one GPU.

The state is a matrix over spin-up and spin-down strings, symmetric because the
total spin is even, with one block for each irreducible representation. The
Hamiltonian acts through strings with one or two electrons removed, so that
each part is a dense matrix product between two index tables. CuPy runs it on a
GPU. NumPy runs the same steps on a small space, which is how the tests check it.
"""

import itertools

import numpy as np

KERNELS = r"""
extern "C" __global__ void gather(
    double* d, const double* c, const int* place, const signed char* sign, const int* pairs,
    const int* irrep_of, const long long* offset, const int* width,
    int orbitals, int batch, int first, int first_irrep, int other_first, int other_count) {
  int kb = blockIdx.x * blockDim.x + threadIdx.x;
  if (kb >= other_count) return;
  int ka = blockIdx.y;
  int q = pairs[2 * blockIdx.z], s = pairs[2 * blockIdx.z + 1];
  int at_a = (first + ka) * orbitals + q, at_b = (other_first + kb) * orbitals + s;
  int both = sign[at_a] * sign[at_b];
  double value = 0;
  if (both) {
    int block = first_irrep ^ irrep_of[q];
    value = both * c[offset[block] + (long long)place[at_a] * width[block] + place[at_b]];
  }
  d[((long long)blockIdx.z * batch + ka) * other_count + kb] = value;
}

extern "C" __global__ void scatter(
    double* sigma, const double* g, const int* place, const signed char* sign,
    const int* removed, const int* removed_place, const signed char* removed_sign,
    const int* pair_at, const int* irrep_of, const long long* offset, const int* width,
    const int* string_first, const long long* g_offset, const int* g_width,
    int orbitals, int electrons, int batch, int first, int first_irrep) {
  int p = blockIdx.z, ka = blockIdx.y;
  int at_a = (first + ka) * orbitals + p;
  int sign_a = sign[at_a];
  if (!sign_a) return;
  int block = first_irrep ^ irrep_of[p];
  int ib = blockIdx.x * blockDim.x + threadIdx.x;
  if (ib >= width[block]) return;
  double sum = 0;
  for (int e = 0; e < electrons; e++) {
    int at_b = (string_first[block] + ib) * electrons + e;
    int r = removed[at_b];
    int other = block ^ irrep_of[r];
    sum += removed_sign[at_b] * g[g_offset[other]
      + ((long long)pair_at[p * orbitals + r] * batch + ka) * g_width[other] + removed_place[at_b]];
  }
  atomicAdd(sigma + offset[block] + (long long)place[at_a] * width[block] + ib, sign_a * sum);
}

extern "C" __global__ void same_spin(
    double* h, const double* w, const int* place, const signed char* sign, const int* string_irrep,
    const int* creator_irrep, const long long* offset, const int* width, int creators) {
  int k = blockIdx.x;
  for (int i = threadIdx.x; i < creators * creators; i += blockDim.x) {
    int left = i / creators, right = i % creators;
    if (creator_irrep[left] != creator_irrep[right]) continue;
    int both = sign[k * creators + left] * sign[k * creators + right];
    if (!both) continue;
    int block = string_irrep[k] ^ creator_irrep[left];
    atomicAdd(h + offset[block] + (long long)place[k * creators + left] * width[block]
      + place[k * creators + right], both * w[i]);
  }
}
"""


class Strings:
    """All ways to place electrons of one spin in orbitals, in the order of their irreps."""

    def __init__(self, orbitals, electrons, irreps):
        masks = np.array(
            [sum(1 << o for o in some) for some in itertools.combinations(range(orbitals), electrons)],
            dtype=np.int64,
        )
        irrep = np.zeros(len(masks), dtype=np.int64)
        for orbital in range(orbitals):
            irrep ^= np.where(masks >> orbital & 1, irreps[orbital], 0)
        order = np.lexsort((masks, irrep))
        self.masks, self.irrep = masks[order], irrep[order].astype(np.int32)
        self.counts = np.bincount(self.irrep, minlength=8).astype(np.int32)
        self.first = np.concatenate([[0], np.cumsum(self.counts)[:-1]]).astype(np.int32)
        self.sorted = np.argsort(self.masks)
        self.sorted_masks = self.masks[self.sorted]

    def place(self, masks):
        """The place of each string within the block of its irrep."""
        found = self.sorted[np.searchsorted(self.sorted_masks, masks)]
        return found - self.first[self.irrep[found]]

    def created(self, target, creators):
        """Where each product of creation operators leads: places and signs, 0 if to nothing."""
        shape = (len(self.masks), len(creators))
        place, sign = np.zeros(shape, dtype=np.int32), np.zeros(shape, dtype=np.int8)
        for column, creator in enumerate(creators):
            masks, signs = self.masks.copy(), np.ones(len(self.masks), dtype=np.int64)
            for orbital in reversed(creator):
                signs *= np.where(masks >> orbital & 1, 0, 1)
                below = np.bitwise_count(masks & ((1 << orbital) - 1))
                signs *= np.where(below % 2, -1, 1)
                masks |= 1 << orbital
            allowed = signs != 0
            place[allowed, column] = target.place(masks[allowed])
            sign[:, column] = signs
        return place, sign


def holes(core, h1e, g2e):
    """The same Hamiltonian for holes, which are fewer in a space that is nearly full."""
    coulomb = np.einsum("pprs->rs", g2e)
    exchange = np.einsum("rpps->rs", g2e)
    energy = core + 2 * np.trace(h1e) + 2 * np.trace(coulomb) - np.trace(exchange)
    return energy, -(h1e + 2 * coulomb - exchange), g2e


class FullCI:
    """The Hamiltonian of one active space with as many spin-up as spin-down electrons."""

    def __init__(self, xp, electrons, irreps, batch=64):
        self.xp, self.electrons, self.batch = xp, electrons, batch
        self.n = n = len(irreps)
        self.irreps = np.asarray(irreps, dtype=np.int32)
        self.strings = Strings(n, electrons, irreps)
        self.one_less = Strings(n, electrons - 1, irreps)
        self.two_less = Strings(n, electrons - 2, irreps)
        self.creators = [(p, r) for p in range(n) for r in range(p)]
        self.place, self.sign = self.one_less.created(self.strings, [(p,) for p in range(n)])
        self.pair_place, self.pair_sign = self.two_less.created(self.strings, self.creators)
        self.width = self.strings.counts
        squares = self.width.astype(np.int64) ** 2
        self.offset = np.concatenate([[0], np.cumsum(squares)[:-1]])
        self.size = int(squares.sum())
        every = list(itertools.product(range(n), repeat=2))
        self.pairs = [
            np.array([(p, r) for p, r in every if irreps[p] ^ irreps[r] == g], dtype=np.int32).reshape(-1, 2)
            for g in range(8)
        ]
        self.pair_at = np.zeros((n, n), dtype=np.int32)
        for some in self.pairs:
            self.pair_at[some[:, 0], some[:, 1]] = np.arange(len(some))
        self._removals()
        if xp is not np:
            self._to_device()

    def _removals(self):
        """For each string: its orbitals, and what is left without each of them."""
        masks = self.strings.masks
        self.removed = np.array(
            [[o for o in range(self.n) if mask >> o & 1] for mask in masks.tolist()], dtype=np.int32
        )
        left = masks[:, None] & ~(np.int64(1) << self.removed.astype(np.int64))
        self.removed_place = self.one_less.place(left.ravel()).reshape(left.shape).astype(np.int32)
        below = np.bitwise_count(masks[:, None] & ((np.int64(1) << self.removed.astype(np.int64)) - 1))
        self.removed_sign = np.where(below % 2, -1, 1).astype(np.int8)

    def _to_device(self):
        xp = self.xp
        module = xp.RawModule(code=KERNELS)
        self.kernels = {name: module.get_function(name) for name in ("gather", "scatter", "same_spin")}
        self.on = {
            name: xp.asarray(value)
            for name, value in {
                "place": self.place,
                "sign": self.sign,
                "pair_place": self.pair_place,
                "pair_sign": self.pair_sign,
                "irreps": self.irreps,
                "offset": self.offset.astype(np.int64),
                "width": self.width,
                "removed": self.removed,
                "removed_place": self.removed_place,
                "removed_sign": self.removed_sign,
                "pair_at": self.pair_at,
                "first": self.strings.first,
                "one_irrep": self.one_less.irrep,
                "two_irrep": self.two_less.irrep,
                "creator_irrep": np.array([self.irreps[p] ^ self.irreps[r] for p, r in self.creators], dtype=np.int32),
                "g_width": self.one_less.counts,
            }.items()
        }
        self.pairs_on = [xp.asarray(some) for some in self.pairs]

    def set(self, core, h1e, g2e):
        """Take the integrals: the same-spin matrix, the mixed products and the diagonal."""
        xp, n = self.xp, self.n
        self.core = float(core)
        flat = np.ascontiguousarray(g2e.transpose(0, 2, 1, 3))
        self.mixed = [
            xp.asarray(np.ascontiguousarray(flat[some[:, 0], some[:, 1]][:, some[:, 0], some[:, 1]]))
            for some in self.pairs
        ]
        p, r = np.array(self.creators).T
        pairs = g2e[p[:, None], p[None], r[:, None], r[None]] - g2e[p[:, None], r[None], r[:, None], p[None]]
        self.same = xp.zeros(self.size)
        self._add_same(np.ascontiguousarray(h1e), "one")
        self._add_same(np.ascontiguousarray(pairs), "two")
        occupied = (self.strings.masks[:, None] >> np.arange(n) & 1).astype(float)
        coulomb = np.einsum("pprr->pr", g2e)
        self.occupied = [xp.asarray(occupied[self._block(g)]) for g in range(8)]
        self.occupied_coulomb = [xp.asarray(occupied[self._block(g)] @ coulomb) for g in range(8)]

    def _block(self, g):
        first = self.strings.first[g]
        return slice(first, first + self.width[g])

    def view(self, vector, g):
        """The block of one irrep as a matrix."""
        at, width = int(self.offset[g]), int(self.width[g])
        return vector[at : at + width * width].reshape(width, width)

    def _add_same(self, weights, which):
        xp = self.xp
        place, sign = (self.place, self.sign) if which == "one" else (self.pair_place, self.pair_sign)
        strings = self.one_less if which == "one" else self.two_less
        creators = self.irreps if which == "one" else np.array([self.irreps[p] ^ self.irreps[r] for p, r in self.creators])
        if xp is np:
            for k, irrep in enumerate(strings.irrep):
                for g in range(8):
                    some = np.flatnonzero((creators ^ irrep == g) & (sign[k] != 0))
                    signs = sign[k, some].astype(float)
                    block = self.view(self.same, g)
                    block[np.ix_(place[k, some], place[k, some])] += signs[:, None] * signs * weights[np.ix_(some, some)]
            return
        on, prefix = self.on, "" if which == "one" else "pair_"
        self.kernels["same_spin"](
            (len(strings.masks),), (256,),
            (self.same, xp.asarray(weights), on[f"{prefix}place"], on[f"{prefix}sign"], on[f"{which}_irrep"],
             on["irreps"] if which == "one" else on["creator_irrep"], on["offset"], on["width"], np.int32(len(creators))),
        )

    def apply(self, vector):
        """The Hamiltonian without its constant, on a symmetric vector."""
        sigma = self.xp.zeros(self.size)
        for irrep in range(8):
            count, begin = int(self.one_less.counts[irrep]), int(self.one_less.first[irrep])
            for start in range(0, count, self.batch):
                self._mixed_batch(sigma, vector, irrep, begin + start, min(self.batch, count - start))
        for g in range(8):
            if self.width[g]:
                product = self.view(vector, g) @ self.view(self.same, g)
                block = self.view(sigma, g)
                block += product
                block += product.T
        return sigma

    def _mixed_batch(self, sigma, vector, irrep, first, batch):
        """Spin-up with spin-down, for a few spin-up strings that lack one electron."""
        if self.xp is np:
            self._mixed_reference(sigma, vector, irrep, first, batch)
            return
        xp, on = self.xp, self.on
        counts = self.one_less.counts
        sizes = [len(self.pairs[irrep ^ other]) * batch * int(counts[other]) for other in range(8)]
        offsets = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
        products = self._buffer("g", int(offsets[-1]))
        for other in range(8):
            pairs = self.pairs_on[irrep ^ other]
            if sizes[other] == 0:
                continue
            gathered = self._buffer("d", sizes[other])
            self.kernels["gather"](
                (-(-int(counts[other]) // 256), batch, len(pairs)), (256,),
                (gathered, vector, on["place"], on["sign"], pairs, on["irreps"], on["offset"], on["width"],
                 np.int32(self.n), np.int32(batch), np.int32(first), np.int32(irrep),
                 np.int32(self.one_less.first[other]), np.int32(counts[other])),
            )
            xp.matmul(
                self.mixed[irrep ^ other],
                gathered.reshape(len(pairs), -1),
                out=products[int(offsets[other]) : int(offsets[other + 1])].reshape(len(pairs), -1),
            )
        self.kernels["scatter"](
            (-(-int(self.width.max()) // 256), batch, self.n), (256,),
            (sigma, products, on["place"], on["sign"], on["removed"], on["removed_place"], on["removed_sign"],
             on["pair_at"], on["irreps"], on["offset"], on["width"], on["first"],
             xp.asarray(offsets[:8]), on["g_width"],
             np.int32(self.n), np.int32(self.electrons), np.int32(batch), np.int32(first), np.int32(irrep)),
        )

    def _buffer(self, name, size):
        kept = getattr(self, f"_{name}", None)
        if kept is None or kept.size < size:
            kept = self.xp.empty(size)
            setattr(self, f"_{name}", kept)
        return kept[:size]

    def _mixed_reference(self, sigma, vector, irrep, first, batch):
        for ka in range(first, first + batch):
            for kb in range(len(self.one_less.masks)):
                pairs = self.pairs[irrep ^ self.one_less.irrep[kb]]
                q, s = pairs.T
                signs = self.sign[ka, q].astype(float) * self.sign[kb, s]
                block = irrep ^ self.irreps[q]
                at = self.offset[block] + self.place[ka, q].astype(np.int64) * self.width[block] + self.place[kb, s]
                at = np.where(signs == 0, 0, at)
                result = self.mixed[irrep ^ self.one_less.irrep[kb]] @ (signs * vector[at])
                np.add.at(sigma, at, signs * result)

    def diagonal(self, g):
        own = self.xp.diagonal(self.view(self.same, g))
        return own[:, None] + own[None, :] + self.occupied_coulomb[g] @ self.occupied[g].T

    def lowest_determinants(self, count=1):
        """A start: the determinants of the lowest diagonal energies, each with its mirror image."""
        xp = self.xp
        found = []
        for g in range(8):
            if self.width[g] == 0:
                continue
            diagonal = self.diagonal(g).ravel()
            some = min(count, diagonal.size)
            best = xp.argpartition(diagonal, some - 1)[:some] if some < diagonal.size else xp.arange(some)
            found += [(float(diagonal[i]), g, int(i)) for i in best]
        vector = xp.zeros(self.size)
        for _, g, i in sorted(found)[:count]:
            block, width = self.view(vector, g), int(self.width[g])
            block[i // width, i % width] = block[i % width, i // width] = 1
        return vector / xp.linalg.norm(vector)

    def ground_state(self, start, tolerance=1e-4, limit=200, room=8, log=None):
        """Davidson's method: energy, vector, norm of the residual, number of products."""
        xp = self.xp
        basis, images = [start / xp.linalg.norm(start)], []
        small = np.zeros((0, 0))
        for iteration in range(1, limit + 1):
            images.append(self.apply(basis[-1]))
            small = np.pad(small, (0, 1))
            small[-1] = small[:, -1] = [float(xp.dot(b, images[-1])) for b in basis]
            values, vectors = np.linalg.eigh(small)
            value, mix = values[0], vectors[:, 0]
            residual = sum(m * s for m, s in zip(mix, images))
            for m, b in zip(mix, basis):
                residual -= (value * m) * b
            norm = float(xp.linalg.norm(residual))
            if log:
                log(iteration, value + self.core, norm)
            done = norm < tolerance or iteration == limit
            if done or len(basis) == room:
                kept = 1 if done else 2
                basis, images = (
                    [sum(m * v for m, v in zip(some, every)) for some in vectors.T[:kept]] for every in (basis, images)
                )
                small = np.diag(values[:kept])
            if done:
                return value + self.core, basis[0], norm, iteration
            for g in range(8):
                if self.width[g]:
                    gap = self.diagonal(g) - value
                    gap[xp.abs(gap) < 1e-3] = 1e-3
                    block = self.view(residual, g)
                    block /= gap
                    block += block.T.copy()
            for _ in range(2):
                for b in basis:
                    residual -= float(xp.dot(b, residual)) * b
                residual /= xp.linalg.norm(residual)
            basis.append(residual)
