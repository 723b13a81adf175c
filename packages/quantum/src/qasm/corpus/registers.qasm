// results: c = 10, d = 0?, e = 11
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] a;
qubit[2] b;
bit[2] c;
bit[2] d;
bit[2] e;
x a;
cx a, b;
cx a[0], b[1];
swap a, b;
c[1] = measure a[0];
measure a[1] -> c[0];
measure b;
e = measure b;
h b[0];
d[0] = measure b[0];
