// results: c = 111
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
if (-2 ** 2 == -4 && 2 ** 3 ** 2 == 512 && 8 - 4 - 2 == 2) x q[0];
if (1 + 2 << 1 == 6 && (1 | 2 ^ 3 & 1) == 3) x q[1];
if (true || false && false) x q[2];
c = measure q;
