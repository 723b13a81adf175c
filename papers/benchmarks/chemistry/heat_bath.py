"""Selected configuration interaction by the heat-bath rule, with second-order perturbation theory.

A determinant joins the space if some determinant of the space couples to it
by more than the threshold, weighted by its coefficient. What stays outside
is added by Epstein-Nesbet perturbation theory. Both are those of PyCI.
"""

import resource
import time
from importlib.metadata import version

import numpy as np
import pyci

#: Couplings below it are left out of the perturbation.
PERTURBED_ABOVE = 1e-5
#: A threshold is done when a round adds no larger share of new determinants than this.
SETTLED = 0.05


class Space:
    """Determinants over orbitals of which the first are doubly occupied in the reference."""

    def __init__(self, core, h1e, g2e, electrons):
        physicist = np.ascontiguousarray(g2e.transpose(0, 2, 1, 3))
        self.hamiltonian = pyci.hamiltonian(core, np.ascontiguousarray(h1e), physicist)
        self.wave = pyci.fullci_wfn(len(h1e), electrons // 2, electrons // 2)
        self.wave.add_hartreefock_det()
        self.coefficients = np.ones(1)
        self.operator = None
        self.energy = None

    def grow(self, threshold):
        """Add determinants and solve until the threshold adds no more."""
        added = len(self.wave)
        while added > SETTLED * len(self.wave):
            added = pyci.add_hci(self.hamiltonian, self.wave, self.coefficients, eps=threshold, nthread=1)
            if self.operator is None:
                self.operator = pyci.sparse_op(self.hamiltonian, self.wave, symmetric=True)
            else:
                self.operator.update(self.hamiltonian, self.wave)
            guess = np.zeros(len(self.wave))
            guess[: len(self.coefficients)] = self.coefficients
            energies, states = self.operator.solve(n=1, c0=guess, tol=1e-6)
            self.energy, self.coefficients = float(energies[0]), states[0]

    def density(self):
        """The one-electron density matrix, summed over spin."""
        n = self.wave.nbasis
        density, _ = pyci.spinize_rdms(*pyci.compute_rdms(self.wave, self.coefficients))
        return density[:n, :n] + density[n:, n:]

    def row(self, threshold):
        """Grow to a threshold and return what it gives."""
        started = time.time()
        self.grow(threshold)
        perturbed = pyci.compute_enpt2(
            self.hamiltonian, self.wave, self.coefficients, self.energy, eps=PERTURBED_ABOVE, nthread=1
        )
        return {
            "threshold": f"{threshold:g}",
            "determinants": len(self.wave),
            "variational": f"{self.energy:.9f}",
            "perturbed": f"{perturbed:.9f}",
            "seconds": round(time.time() - started, 1),
            "peak_memory_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
            "threads": 1,
            "pyci": version("qc-pyci"),
            "pyscf": version("pyscf"),
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
        }
