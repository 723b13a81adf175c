// results: c = 111
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
pow(0.5) @ x q[0];
sx q[0];
pow(0.25) @ y q[1];
pow(3/4.) @ y q[1];
pow(-0.5) @ ctrl @ x q[0], q[2];
pow(1.5) @ ctrl @ x q[0], q[2];
c = measure q;
