"""The ground state of the [2Fe-2S] cluster by DMRG: 30 electrons in 20 orbitals.

  iron_sulfur.py FCIDUMP OUT.csv
"""

import argparse
import hashlib
import sys

from pyscf import ao2mo
from pyscf.tools import fcidump

from dmrg import FIELDS, Run, extrapolate
from rows import Rows

#: The file Fe2S2_and_Fe4S4/Fe2S2/fe2s2 of zhendongli2008/Active-space-model-for-Iron-Sulfur-Clusters.
SHA256 = "95d8786af06eeea2107e19ffd98c66a6ca97fc8c9864175a4f6d64512b6f2df9"


def active_space(path):
    """The integrals as `dmrg.Run` takes them, after a check that they are the published file."""
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    if digest != SHA256:
        sys.exit(f"{path} is not the published file: its SHA-256 is {digest}.")
    data = fcidump.read(path, verbose=False)
    n = data["NORB"]
    return n, data["NELEC"], data["MS2"], data["ECORE"], data["H1"], ao2mo.restore(1, data["H2"], n), None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fcidump", help="the published file fe2s2")
    parser.add_argument("out", help="the CSV file to append to")
    parser.add_argument("--bond-dimensions", default="50,100,200,300,500")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--scratch", default="/tmp/iron-sulfur")
    options = parser.parse_args()
    rows = Rows(options.out, ["case", *FIELDS])
    run = Run(options.scratch, options.threads, active_space(options.fcidump))
    stages = []
    for bond_dimension in map(int, options.bond_dimensions.split(",")):
        stages.append(run.stage(bond_dimension))
        rows.write({"case": "fe2s2", **stages[-1]})
        print(stages[-1], flush=True)
    last = [(float(row["discarded_weight"]), float(row["energy_hartree"])) for row in stages[-2:]]
    energy, _ = extrapolate(*zip(*last))
    print(f"without discarded weight, by the last two: {energy:.6f}")


if __name__ == "__main__":
    main()
