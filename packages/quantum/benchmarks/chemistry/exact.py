"""Exact energies of the active spaces in a file of integrals, on one GPU.

  exact.py check                   the GPU's steps against NumPy's, on a small space
  exact.py solve IN.npz OUT.csv    one row for each space in the file
"""

import argparse
import csv
import os
import subprocess
import time

import numpy as np

import full_ci

FIELDS = [
    "case", "label", "hartree_fock", "full_ci", "residual", "products",
    "determinants", "seconds", "gpu", "driver", "cupy", "date",
]  # fmt: skip


def unpack(packed, n):
    """Two-electron integrals from their eightfold symmetric form."""
    rows, columns = np.tril_indices(n)
    pair = np.zeros((n, n), dtype=int)
    pair[rows, columns] = pair[columns, rows] = np.arange(len(rows))
    size = len(rows)
    square = np.zeros((size, size))
    square[np.tril_indices(size)] = packed
    square += np.tril(square, -1).T
    return square[pair[:, :, None, None], pair[None, None]]


def check():
    import cupy

    random = np.random.default_rng(5)
    irreps = [0, 5, 6, 7, 2, 3, 0, 5, 1]
    n = len(irreps)
    irrep = np.array(irreps)
    h1e = random.normal(size=(n, n))
    h1e = (h1e + h1e.T) * (irrep[:, None] == irrep)
    g2e = random.normal(size=(n,) * 4)
    g2e = g2e + g2e.transpose(1, 0, 2, 3)
    g2e = g2e + g2e.transpose(0, 1, 3, 2)
    g2e = g2e + g2e.transpose(2, 3, 0, 1)
    g2e *= (irrep[:, None, None, None] ^ irrep[:, None, None] ^ irrep[:, None] ^ irrep) == 0
    images = []
    for xp in (np, cupy):
        space = full_ci.FullCI(xp, 4, irreps, batch=5)
        space.set(0, h1e, g2e)
        vector = np.random.default_rng(6).normal(size=space.size)
        for g in range(8):
            block = space.view(vector, g)
            block += block.T.copy()
        image = space.apply(xp.asarray(vector))
        images.append(image if xp is np else cupy.asnumpy(image))
    difference = np.abs(images[0] - images[1]).max() / np.abs(images[0]).max()
    print(f"largest relative difference between CuPy and NumPy: {difference:.1e}", flush=True)
    if not difference < 1e-12:
        raise SystemExit("The GPU's product differs from NumPy's.")


def gpu_in_words():
    command = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    name, driver = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip().split(", ")
    return name, driver


def solve(options):
    import cupy

    data = np.load(options.integrals)
    name, driver = gpu_in_words()
    n = len(data["irreps"])
    space = full_ci.FullCI(cupy, int(data["electrons"]), data["irreps"].tolist())
    started = time.time()
    new = not os.path.exists(options.out)
    with open(options.out, "a", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        if new:
            writer.writeheader()
        vector = None
        for index, label in enumerate(data["labels"]):
            if options.only and str(label) not in options.only.split(","):
                continue
            if time.time() - started > options.seconds:
                print(f"The time is over before {label}.", flush=True)
                break
            begun = time.time()
            space.set(data["core"][index], data["h1e"][index], unpack(data["g2e"][index], n))
            if vector is None:
                vector = space.lowest_determinants(options.start)

            def log(iteration, energy, residual):
                if options.verbose:
                    print(f"  {iteration} {energy:.8f} {residual:.1e} {time.time() - begun:.1f} s", flush=True)

            energy, vector, residual, products = space.ground_state(
                vector, tolerance=options.tolerance, log=log, limit=options.limit
            )
            cupy.cuda.Device().synchronize()
            row = {
                "case": str(data["case"]),
                "label": str(label),
                "hartree_fock": f"{data['hartree_fock'][index]:.9f}",
                "full_ci": f"{energy:.9f}",
                "residual": f"{residual:.1e}",
                "products": products,
                "determinants": space.size,
                "seconds": round(time.time() - begun, 1),
                "gpu": name,
                "driver": driver,
                "cupy": cupy.__version__,
                "date": time.strftime("%Y-%m-%d", time.gmtime()),
            }
            writer.writerow(row)
            file.flush()
            print(row["label"], row["full_ci"], row["residual"], products, row["seconds"], flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["check", "solve"])
    parser.add_argument("integrals", nargs="?")
    parser.add_argument("out", nargs="?")
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--tolerance", type=float, default=3e-4)
    parser.add_argument("--limit", type=int, default=60)
    parser.add_argument("--start", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    if options.command == "check":
        check()
    else:
        solve(options)


if __name__ == "__main__":
    main()
