// results: c = 10
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
h q[0];
x q[1];
reset q[0];
c = measure q;
