// results: c = 1111
OPENQASM 3.0;
include "stdgates.inc";
qubit[5] q;
bit[4] c;
pow(0.5) @ x q[0];
sx q[0];
pow(0.25) @ y q[1];
pow(3/4.) @ y q[1];
pow(-0.5) @ ctrl @ x q[0], q[2];
pow(1.5) @ ctrl @ x q[0], q[2];
pow(0.5) @ negctrl @ x q[4], q[3];
pow(0.5) @ negctrl @ x q[4], q[3];
c = measure q[0:3];
