"""A statevector on one GPU: one kernel a gate, then fused gates, timed against a plain copy.

  statevector.py check CIRCUIT.json    both ways against NumPy and against the amplitudes in the file
  statevector.py time OUT CIRCUIT.json writes OUT/gpu.csv and OUT/gpu.json

Bit k of an amplitude's index is qubit k. A fused pass loads tiles of some
qubits into shared memory, applies every gate on these qubits that may come
next, and stores the tiles: one pass over the memory for many gates.
"""

import csv
import json
import math
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

#: Qubits 0, 1, 2 belong to every tile, so that a load takes whole sectors of memory.
LOW = 3
#: Threads of a block, as a power of two; a tile has at least so many amplitudes.
THREAD_BITS = 8
#: Qubits of a tile: the fastest of 10, 11, 12 and of 11, 12, 13 at 26 qubits on an H200.
TILES = {"double": 12, "single": 13}
LARGEST = 33
LAYERS = 4
DATA_SHEET_TB = 4.8

SOURCE = r"""
typedef REAL2 Amplitude;
__constant__ Amplitude matrices[64 * 16];
__constant__ int places[64 * 2];
__constant__ int tile_bits[16];

__device__ unsigned long long open_at(unsigned long long i, int bit) {
  unsigned long long low = i & ((1ull << bit) - 1);
  return ((i ^ low) << 1) | low;
}

__device__ Amplitude times(Amplitude m, Amplitude a, Amplitude sum) {
  sum.x += m.x * a.x - m.y * a.y;
  sum.y += m.x * a.y + m.y * a.x;
  return sum;
}

extern "C" __global__ void one_qubit(Amplitude* state, int qubit, unsigned long long pairs,
    REAL m0, REAL m1, REAL m2, REAL m3, REAL m4, REAL m5, REAL m6, REAL m7) {
  unsigned long long i = blockIdx.x * (unsigned long long)blockDim.x + threadIdx.x;
  if (i >= pairs) return;
  i = open_at(i, qubit);
  unsigned long long j = i | (1ull << qubit);
  Amplitude a = state[i], b = state[j], zero = {0, 0};
  Amplitude m00 = {m0, m1}, m01 = {m2, m3}, m10 = {m4, m5}, m11 = {m6, m7};
  state[i] = times(m01, b, times(m00, a, zero));
  state[j] = times(m11, b, times(m10, a, zero));
}

extern "C" __global__ void cx(Amplitude* state, int control, int target, unsigned long long pairs) {
  unsigned long long i = blockIdx.x * (unsigned long long)blockDim.x + threadIdx.x;
  if (i >= pairs) return;
  i = open_at(open_at(i, min(control, target)), max(control, target)) | (1ull << control);
  unsigned long long j = i | (1ull << target);
  Amplitude kept = state[i];
  state[i] = state[j];
  state[j] = kept;
}

/* Neighbors in steps of two or four would share a bank of the shared memory. It is linear: a bit can be added by XOR. */
__device__ int swizzled(int i) { return i ^ ((i >> BANK_BITS) & ((1 << BANK_BITS) - 1)); }

/* Where the bits of a place in the tile lie in the state, from one of them on. */
__device__ unsigned long long spread_from(int i, int first, int tile) {
  unsigned long long at = 0;
  for (int k = first; k < tile; k++) at |= (unsigned long long)((i >> k) & 1) << tile_bits[k];
  return at;
}

/* As many threads as THREAD_BITS say; a tile is larger. */
extern "C" __global__ void __launch_bounds__(1 << THREAD_BITS) fused(Amplitude* state, int tile, int gates) {
  extern __shared__ __align__(16) unsigned char bytes[];
  Amplitude* local = (Amplitude*)bytes;
  unsigned long long base = blockIdx.x;
  for (int k = 0; k < tile; k++) base = open_at(base, tile_bits[k]);
  base |= spread_from(threadIdx.x, 0, THREAD_BITS);
  int size = 1 << tile, place = swizzled(threadIdx.x);
  for (int i = 0; i < size; i += 1 << THREAD_BITS)
    local[place ^ swizzled(i)] = state[base | spread_from(i, THREAD_BITS, tile)];
  for (int gate = 0; gate < gates; gate++) {
    __syncthreads();
    int a = places[2 * gate], b = places[2 * gate + 1];
    int low = (1 << min(a, b)) - 1, high = (1 << max(a, b)) - 1;
    int at_a = swizzled(1 << a), at_b = swizzled(1 << b);
    const Amplitude* m = matrices + 16 * gate;
    for (int i = threadIdx.x; i < size / 4; i += 1 << THREAD_BITS) {
      int i0 = i + (i & ~low);
      i0 = swizzled(i0 + (i0 & ~high));
      Amplitude v0 = local[i0], v1 = local[i0 ^ at_a], v2 = local[i0 ^ at_b], v3 = local[i0 ^ at_a ^ at_b];
      Amplitude zero = {0, 0};
      #pragma unroll
      for (int row = 0; row < 4; row++) {
        local[i0 ^ (row & 1 ? at_a : 0) ^ (row & 2 ? at_b : 0)] = times(m[4 * row + 3], v3,
          times(m[4 * row + 2], v2, times(m[4 * row + 1], v1, times(m[4 * row], v0, zero))));
      }
    }
  }
  __syncthreads();
  for (int i = 0; i < size; i += 1 << THREAD_BITS)
    state[base | spread_from(i, THREAD_BITS, tile)] = local[place ^ swizzled(i)];
}
"""


def unitary(theta, phi, lam):
    """OpenQASM's u gate."""
    return np.array(
        [
            [math.cos(theta / 2), -np.exp(1j * lam) * math.sin(theta / 2)],
            [np.exp(1j * phi) * math.sin(theta / 2), np.exp(1j * (phi + lam)) * math.cos(theta / 2)],
        ]
    )


#: On (control, target), the control being the lower bit of the matrix's index.
CX = np.array([[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]], dtype=complex)


def brickwork(qubits, layers=LAYERS, seed=1):
    """Layers of a random gate on every qubit and CX between neighbors: pairs of qubits and matrices."""
    random = np.random.default_rng(seed)
    gates = []
    for layer in range(layers):
        gates += [((q,), unitary(*random.uniform(0, 2 * math.pi, 3))) for q in range(qubits)]
        gates += [((q, q + 1), CX) for q in range(layer % 2, qubits - 1, 2)]
    return gates


def apply(state, gate):
    """NumPy's way: the reference for both kernels."""
    where, matrix = gate
    n = state.size.bit_length() - 1
    axes = [n - 1 - q for q in reversed(where)]
    k = len(where)
    moved = np.tensordot(matrix.reshape((2,) * (2 * k)), state.reshape((2,) * n), (range(k, 2 * k), axes))
    return np.moveaxis(moved, range(k), axes).ravel()


def merge(gates):
    """The same circuit in gates on pairs of qubits: each gate on one qubit joins a neighbor on it."""
    waiting, last, merged = {}, {}, []
    for where, matrix in gates:
        if len(where) == 1:
            (q,) = where
            if q in last:
                entry = merged[last[q]]
                one = [np.eye(2), np.eye(2)]
                one[entry[0].index(q)] = matrix
                entry[1] = np.kron(one[1], one[0]) @ entry[1]
            else:
                waiting[q] = matrix @ waiting.get(q, np.eye(2))
            continue
        a, b = where
        before = np.kron(waiting.pop(b, np.eye(2)), waiting.pop(a, np.eye(2)))
        if last.get(a, -1) == last.get(b, -2) and merged[last[a]][0] == where:
            merged[last[a]][1] = matrix @ merged[last[a]][1]
        else:
            merged.append([where, matrix @ before])
            last[a] = last[b] = len(merged) - 1
    return [tuple(entry) for entry in merged] + [((q,), matrix) for q, matrix in waiting.items()]


def reach(gates, tile, first):
    """Which gates one pass can take, begun with one of them: as many as its qubits and their order allow."""
    qubits, blocked, taken = set(range(LOW)), set(), []
    for index, (where, _) in enumerate(gates):
        fits = len(qubits | set(where)) <= tile and len(taken) < 64
        if index >= first and fits and not blocked & set(where):
            qubits |= set(where)
            taken.append(index)
        else:
            blocked |= set(where)
    return qubits, taken


def plan(gates, qubits, tile):
    """Passes over the state, each with its qubits and gates."""
    gates, passes, tile = list(gates), [], min(tile, qubits)
    while gates:
        tries = [reach(gates, tile, first) for first in range(min(len(gates), 2 * qubits))]
        used, taken = max(tries, key=lambda one: len(one[1]))
        spare = (q for q in range(qubits) if q not in used)
        while len(used) < tile:
            used.add(next(spare))
        passes.append((sorted(used), [gates[index] for index in taken]))
        gates = [gate for index, gate in enumerate(gates) if index not in set(taken)]
    return passes


def encode(bits, gates, dtype):
    """A pass as the kernel reads it: all gates on pairs, by their places in the tile."""
    matrices, places = [], []
    for where, matrix in gates:
        where = [bits.index(q) for q in where]
        if len(where) == 1:
            where.append(1 if where[0] == 0 else 0)
            matrix = np.kron(np.eye(2), matrix)
        matrices.append(matrix.ravel())
        places.append(where)
    return np.array(matrices, dtype=dtype), np.array(places, dtype=np.int32)


class Device:
    """One state on the GPU in one precision."""

    def __init__(self, dtype):
        import cupy

        self.cupy, self.dtype = cupy, np.dtype(dtype)
        double = self.dtype == np.complex128
        real = "double" if double else "float"
        source = f"#define REAL {real}\n#define REAL2 {real}2\n#define BANK_BITS {3 if double else 4}\n"
        source += f"#define THREAD_BITS {THREAD_BITS}\n" + SOURCE
        self.module = cupy.RawModule(code=source)
        self.one_qubit, self.cx, self.fused = (self.module.get_function(n) for n in ("one_qubit", "cx", "fused"))
        self.real = np.float64 if double else np.float32

    def spread(self, qubits):
        """Every amplitude the same: a state without zeros."""
        return self.cupy.full(1 << qubits, 2 ** (-qubits / 2), dtype=self.dtype)

    def run_gates(self, state, gates):
        size = state.size
        for where, matrix in gates:
            if len(where) == 1:
                numbers = [self.real(part) for m in matrix.ravel() for part in (m.real, m.imag)]
                self.one_qubit((-(-size // 512),), (256,), (state, np.int32(where[0]), np.uint64(size // 2), *numbers))
            else:
                self.cx((-(-size // 1024),), (256,), (state, *map(np.int32, where), np.uint64(size // 4)))

    def prepare(self, passes):
        """The passes' constants, copied to the GPU before the clock runs."""
        cupy = self.cupy
        return [
            (bits, len(gates), *(cupy.asarray(part) for part in encode(bits, gates, self.dtype)),
             cupy.asarray(np.array(bits, dtype=np.int32)))
            for bits, gates in passes
        ]  # fmt: skip

    def run_passes(self, state, prepared):
        stream = self.cupy.cuda.get_current_stream().ptr
        copy = self.cupy.cuda.runtime.memcpyAsync
        targets = [self.module.get_global(name).ptr for name in ("matrices", "places", "tile_bits")]
        for bits, gates, *constants in prepared:
            for target, part in zip(targets, constants):
                copy(target, part.data.ptr, part.nbytes, 3, stream)
            tile = len(bits)
            shared = self.dtype.itemsize << tile
            self.fused.max_dynamic_shared_size_bytes = max(shared, 49152)
            threads = 1 << THREAD_BITS
            self.fused((state.size >> tile,), (threads,), (state, np.int32(tile), np.int32(gates)), shared_mem=shared)

    def seconds(self, work, repeats):
        """The median of timed runs, by the GPU's own clock."""
        cupy = self.cupy
        times = []
        for _ in range(repeats):
            begin, end = cupy.cuda.Event(), cupy.cuda.Event()
            begin.record()
            work()
            end.record()
            end.synchronize()
            times.append(cupy.cuda.get_elapsed_time(begin, end) / 1000)
        return float(np.median(times))


def bytes_of_gates(gates, qubits, itemsize):
    """What must be read and written: all amplitudes for a gate on one qubit, half of them for CX."""
    whole = 2 * itemsize << qubits
    return sum(whole if len(where) == 1 else whole // 2 for where, _ in gates)


def check(path):
    import cupy

    given = json.loads(Path(path).read_text())
    qubits = given["qubits"]
    gates = [
        (tuple(gate["qubits"]), CX if gate["name"] == "cx" else unitary(*gate["angles"])) for gate in given["gates"]
    ]
    ours = np.array(given["amplitudes"]) @ [1, 1j]
    reference = np.zeros(1 << qubits, dtype=complex)
    reference[0] = 1
    for gate in gates:
        reference = apply(reference, gate)
    found = {"qubits": qubits, "gates": len(gates), "numpy_and_ours": float(np.abs(reference - ours).max())}
    for name, dtype, bound in (("double", np.complex128, 1e-13), ("single", np.complex64, 1e-5)):
        device = Device(dtype)
        for way in ("gates", *(f"fused, {tile} qubits a tile" for tile in (8, 9, 10))):
            state = cupy.zeros(1 << qubits, dtype=dtype)
            state[0] = 1
            if way == "gates":
                device.run_gates(state, gates)
            else:
                tile = int(way.split()[1])
                device.run_passes(state, device.prepare(plan(merge(gates), qubits, tile)))
            difference = float(np.abs(cupy.asnumpy(state) - ours).max())
            found[f"{name}, {way}"] = difference
            if not difference < bound:
                raise SystemExit(f"{name}, {way}: an amplitude is off by {difference}.")
    print(json.dumps(found, indent=2), flush=True)
    return found


def large_check(device, tile, qubits=26):
    """The two ways on one large state: the largest difference, and the norm's distance from 1."""
    cupy = device.cupy
    gates = brickwork(qubits)
    one, other = device.spread(qubits), device.spread(qubits)
    device.run_gates(one, gates)
    device.run_passes(other, device.prepare(plan(merge(gates), qubits, tile)))
    difference, norm = cupy.abs(one - other).max(), cupy.linalg.norm(other)
    return {"largest_difference_at_26_qubits": float(difference), "norm_off_by": float(abs(norm - 1))}


def copy_bandwidth(cupy):
    """Bytes read and written by a plain copy between two arrays, a second."""
    source = cupy.random.random(1 << 31, dtype=cupy.float32)
    target = cupy.empty_like(source)
    device = Device(np.complex64)
    target[...] = source
    return 2 * source.nbytes / device.seconds(lambda: cupy.copyto(target, source), 20)


def measure(out, circuit):
    import cupy

    out = Path(out)
    details = {"check": check(circuit)}
    copy = copy_bandwidth(cupy)
    cupy.get_default_memory_pool().free_all_blocks()
    query = ["nvidia-smi", "--query-gpu=name,driver_version,memory.total", "--format=csv,noheader"]
    name, driver, memory = subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip().split(", ")
    rows = []
    for precision, dtype in (("double", np.complex128), ("single", np.complex64)):
        device = Device(dtype)
        tile = TILES[precision]
        details[precision] = large_check(device, tile)
        for qubits in range(20, LARGEST + 1):
            cupy.get_default_memory_pool().free_all_blocks()
            gates = brickwork(qubits)
            passes = plan(merge(gates), qubits, tile)
            prepared = device.prepare(passes)
            repeats = 7 if qubits < 28 else 3 if qubits < 31 else 1
            try:
                state = device.spread(qubits)
            except cupy.cuda.memory.OutOfMemoryError:
                print(f"{precision}, {qubits} qubits: too large", flush=True)
                continue
            ways = (
                ("one kernel a gate", len(gates), bytes_of_gates(gates, qubits, state.itemsize),
                 lambda: device.run_gates(state, gates)),
                ("fused", len(passes), len(passes) * 2 * state.nbytes, lambda: device.run_passes(state, prepared)),
            )  # fmt: skip
            for way, launches, moved, work in ways:
                if qubits < 31:
                    work()
                seconds = device.seconds(work, repeats)
                rows.append(
                    {
                        "precision": precision,
                        "qubits": qubits,
                        "way": way,
                        "gates": len(gates),
                        "passes": launches,
                        "tile_qubits": tile if way == "fused" else "",
                        "seconds": f"{seconds:.6f}",
                        "ms_per_gate": f"{1000 * seconds / len(gates):.5f}",
                        "bytes_moved": moved,
                        "tb_per_second": f"{moved / seconds / 1e12:.3f}",
                        "share_of_copy": f"{moved / seconds / copy:.3f}",
                        "share_of_data_sheet": f"{moved / seconds / 1e12 / DATA_SHEET_TB:.3f}",
                        "gpu": name,
                        "driver": driver,
                        "cupy": cupy.__version__,
                        "date": time.strftime("%Y-%m-%d", time.gmtime()),
                    }
                )
                print(*list(rows[-1].values())[:12], flush=True)
            del state
    with open(out / "gpu.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    runtime = cupy.cuda.runtime.runtimeGetVersion()
    details.update(
        gpu=name, driver=driver, memory=memory, cupy=cupy.__version__, cuda=runtime, copy_tb_per_second=copy / 1e12
    )
    (out / "gpu.json").write_text(json.dumps(details, indent=2) + "\n")


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    if command == "check":
        check(*rest)
    elif command == "time":
        measure(*rest)
    else:
        sys.exit(__doc__)
