// results: c = 011, d = 101
OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg c[3];
creg d[3];
x q[0];
x q[1];
measure q -> c;
if (c==3) x q[2];
if (c==2) x q[0];
if (c==3) x q[1];
measure q -> d;
