// results: c = ?1?
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
x q[0];
h q[1];
cx q[1], q[2];
cx q[0], q[1];
h q[0];
c[0] = measure q[0];
c[2] = measure q[1];
if (c[2] == 1) x q[2]; else { nop q; }
if (c[0]) { z q[2]; }
c[1] = measure q[2];
