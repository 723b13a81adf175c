// results: c = 11
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
reset q;
x q;
c = measure q;
