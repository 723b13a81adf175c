// results: c = 1011
// note: 6:16
OPENQASM 3.0;
include "stdgates.inc";
qubit[4] q;
const int n = 7/2;
const uint[2] wrapped = 5;
const int[8] negative = -7 % 4;
bit[4] c;
x q[n];
x q[wrapped];
if (negative == -3) x q[0];
if (2**10 == 1024 && 0x10 == 16 && 0b101 == 5 && 0o17 == 15) { nop q; } else { x q; }
c = measure q;
