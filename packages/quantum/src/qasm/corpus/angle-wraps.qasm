// results: c = 11
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
// 3 pi is pi; half of it is a quarter turn, four of which make a whole and two a half.
const angle a = 3 * pi;
h q[0];
p(a / 2) q[0];
p(a / 2) q[0];
h q[0];
// 7 pi / 8 plus pi / 8 is pi, in four bits.
angle[4] b = 7 * (pi / 8);
b += pi / 8;
h q[1];
p(b) q[1];
h q[1];
c = measure q;
