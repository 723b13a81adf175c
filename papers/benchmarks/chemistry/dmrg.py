"""One DMRG run at growing bond dimension, with a row for each stage.

The matrix product state is spin-adapted (SU(2)) and its orbitals stand in
Fiedler order unless another is given. Each stage sweeps at one bond dimension,
with noise first and without noise at the end, and starts from the state of the
stage before it.
"""

import resource
import tempfile
import time
from importlib.metadata import version

import numpy as np
from pyblock2.driver.core import DMRGDriver, MPOAlgorithmTypes, SymmetryTypes


class Run:
    """One active space, ready for stages of growing bond dimension."""

    def __init__(self, space, order=None):
        n_orbitals, n_electrons, spin, core, h1e, g2e, symmetry = space
        self.driver = DMRGDriver(
            scratch=tempfile.mkdtemp(),
            symm_type=SymmetryTypes.SU2,
            n_threads=1,
            stack_mem=4 << 30,
        )
        self.driver.bw.b.Random.rand_seed(1234)
        if order is None:
            order = self.driver.orbital_reordering(h1e, g2e)
        self.driver.initialize_system(
            n_sites=n_orbitals,
            n_elec=n_electrons,
            spin=spin,
            orb_sym=symmetry and [symmetry[k] for k in order],
        )
        self.mpo = self.driver.get_qc_mpo(
            h1e=h1e[np.ix_(order, order)],
            g2e=g2e[np.ix_(order, order, order, order)],
            ecore=core,
            algo_type=MPOAlgorithmTypes.Conventional,
            iprint=0,
        )
        self.ket = None

    def stage(self, bond_dimension, noises=(1e-4, 1e-5, 0, 0, 0, 0)):
        """Sweep at one bond dimension and return the last sweep's row."""
        started = time.time()
        if self.ket is None:
            self.ket = self.driver.get_random_mps(tag="KET", bond_dim=bond_dimension, nroots=1)
        noises = list(noises)
        self.driver.dmrg(
            self.mpo,
            self.ket,
            n_sweeps=len(noises),
            bond_dims=[bond_dimension] * len(noises),
            noises=noises,
            thrds=[1e-5 if noise else 1e-6 for noise in noises],
            tol=5e-6,
            iprint=0,
        )
        _, weights, energies = self.driver.get_dmrg_results()
        return {
            "bond_dimension": bond_dimension,
            "energy_hartree": f"{float(np.ravel(energies[-1])[0]):.9f}",
            "discarded_weight": f"{float(weights[-1]):.4e}",
            "sweeps": len(energies),
            "seconds": round(time.time() - started, 1),
            "peak_memory_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
            "threads": 1,
            "block2": version("block2"),
            "pyscf": version("pyscf"),
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
        }
