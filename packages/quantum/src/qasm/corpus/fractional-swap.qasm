// results: c = 10
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
x q[0];
pow(0.5) @ swap q[0], q[1];
pow(2147483648) @ swap q[0], q[1];
pow(0.5) @ swap q[0], q[1];
c = measure q;
