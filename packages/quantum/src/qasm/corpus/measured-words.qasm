// results: c = 1, d = 101
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit c;
bit[3] d;
bit[2] two;
def syndrome(qubit[2] a) -> bit[2] { bit[2] b; b = measure a; return b; }
x q[0];
two = syndrome(q[0:1]);
if (uint[2](two) < 2 && two[0] != two[1]) x q[2];
c = two[0] | two[1];
two = two << 1;
if (two == "10") { d = measure q; } else { x q; }
if (!c) { d = "000"; }
two = two[1];
two = two << 1;
if (two != "10") { d = "000"; }
two = "00";
