// results: c = 111111
OPENQASM 3.0;
include "stdgates.inc";
qubit[6] q;
bit[6] c;
if (sin(0) + cos(0) * sqrt(4) / exp(0) - ln(1) + tan(0) == 2) x q[0];
if (arcsin(1) == pi / 2 && arccos(1) == 0 && arctan(0) == 0) x q[1];
if (1_000.5e-2 == 10.005 && π == pi && τ == tau && ℇ == euler) x q[2];
if (tau - euler > 3.5649 && tau - euler < 3.565) x q[3];
if (floor(-0.5) == -1 && ceiling(0.5) == 1 && mod(7, 4) == 3 && mod(7.5, 2) == 1.5) x q[4];
rx(-(-tau / 2)) q[5];
c = measure q;
