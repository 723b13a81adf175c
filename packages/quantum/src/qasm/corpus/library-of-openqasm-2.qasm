// results: c = 1101111111
OPENQASM 2.0;
include "qelib1.inc";
qreg q[10];
creg c[10];
u3(pi,0,pi) q[0];
x q[1]; x q[2]; x q[3];
c3x q[0],q[1],q[2],q[4];
c4x q[0],q[1],q[2],q[3],q[5];
rccx q[0],q[1],q[6];
rc3x q[0],q[1],q[2],q[7];
c3sqrtx q[0],q[1],q[2],q[8];
c3sqrtx q[0],q[1],q[2],q[8];
csx q[0],q[9]; csx q[0],q[9];
rxx(pi) q[7],q[9]; rzz(pi) q[0],q[9]; rxx(pi) q[7],q[9];
sxdg q[7]; sx q[7]; u0(1) q[7]; u2(0,pi) q[7]; h q[7];
cu3(pi,0,pi) q[0],q[7]; cu1(pi) q[0],q[7]; crx(pi) q[0],q[7]; cswap q[0],q[7],q[8];
cswap q[0],q[7],q[8]; cry(pi) q[0],q[7];
measure q -> c;
