// results: c = 11
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
// The specification's example: 127/512 of a turn in eight bits is 64/256.
const angle[8] a = tau * (127. / 512.);
if (bit[8](a) == "01000000") x q[0];
angle[4] b = 9 * (pi / 8);
if (b << 2 == pi / 2 && b >> 2 == pi / 4) x q[1];
c = measure q;
