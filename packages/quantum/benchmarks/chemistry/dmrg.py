"""One DMRG run at growing bond dimension, with a row for each stage.

The matrix product state is spin-adapted (SU(2)) and its orbitals stand in
Fiedler order unless another is given. Each stage sweeps at one bond dimension,
with noise first and without noise at the end, and starts from the state of the
stage before it.
"""

import resource
import time
from importlib.metadata import version

import numpy as np
from pyblock2.driver.core import DMRGDriver, MPOAlgorithmTypes, SymmetryTypes

FIELDS = [
    "bond_dimension",
    "energy_hartree",
    "discarded_weight",
    "sweeps",
    "seconds",
    "peak_memory_mb",
    "threads",
    "block2",
    "pyscf",
    "date",
]


def peak_memory_mb():
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def extrapolate(weights, energies):
    """The energy at no discarded weight, by a straight line, and the line's slope."""
    slope, intercept = np.polyfit(np.asarray(weights), np.asarray(energies), 1)
    return float(intercept), float(slope)


class Run:
    """One active space, ready for stages of growing bond dimension."""

    def __init__(self, scratch, threads, space, order=None, seed=1234):
        n_orbitals, n_electrons, spin, core, h1e, g2e, symmetry = space
        self.threads = threads
        self.driver = DMRGDriver(
            scratch=scratch,
            symm_type=SymmetryTypes.SU2,
            n_threads=threads,
            stack_mem=4 << 30,
        )
        self.driver.bw.b.Random.rand_seed(seed)
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

    def stage(self, bond_dimension, noises=(1e-4, 1e-5, 0, 0, 0, 0), tolerance=5e-6):
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
            tol=tolerance,
            iprint=0,
        )
        _, weights, energies = self.driver.get_dmrg_results()
        return {
            "bond_dimension": bond_dimension,
            "energy_hartree": f"{float(np.ravel(energies[-1])[0]):.9f}",
            "discarded_weight": f"{float(weights[-1]):.4e}",
            "sweeps": len(energies),
            "seconds": round(time.time() - started, 1),
            "peak_memory_mb": peak_memory_mb(),
            "threads": self.threads,
            "block2": version("block2"),
            "pyscf": version("pyscf"),
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
        }
