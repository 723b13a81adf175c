"""The ground state of the [2Fe-2S] cluster by DMRG: 30 electrons in 20 orbitals.

  iron_sulfur.py FCIDUMP OUT.csv
"""

import hashlib
import sys

from pyscf import ao2mo
from pyscf.tools import fcidump

from dmrg import Run
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


def main(path, out):
    rows = Rows(out)
    run = Run(active_space(path))
    for bond_dimension in (50, 100, 200, 300, 500):
        rows.write({"case": "fe2s2", **run.stage(bond_dimension)})


if __name__ == "__main__":
    main(*sys.argv[1:])
