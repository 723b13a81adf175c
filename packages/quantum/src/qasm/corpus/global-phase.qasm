// results: c = 111
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
gate minus a { gphase(pi); }
h q[0];
ctrl @ gphase(pi) q[0];
h q[0];
h q[1];
ctrl @ minus q[1], q[0];
h q[1];
// U has the period of a turn in each angle; u3 takes half of its last two angles away as a phase.
h q[2];
ctrl @ U(2 * pi, 0, 0) q[2], q[0];
ctrl @ u3(0, pi, pi) q[2], q[0];
h q[2];
c = measure q;
