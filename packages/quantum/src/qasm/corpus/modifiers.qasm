// results: c = 111110
OPENQASM 3.0;
include "stdgates.inc";
qubit[6] q;
bit[6] c;
x q[1];
ctrl @ x q[1], q[2];
negctrl @ x q[0], q[3];
ctrl(3) @ x q[1], q[2], q[3], q[4];
negctrl @ ctrl(2) @ x q[0], q[1], q[2], q[5];
inv @ s q[1];
pow(2) @ s q[1];
inv @ s q[1];
c = measure q;
