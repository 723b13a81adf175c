// results: c = 10100001
OPENQASM 3.0;
include "stdgates.inc";
qubit[8] q;
bit[8] c;
for uint i in [0:2:6] x q[i];
for int i in [6:-2:4] { for int j in {1, 0} { x q[i + j]; } }
for int i in {2, 4} x q[i];
for bit b in "01" { if (b) x q[6]; }
for int i in [3:2] x q;
int[32] sum = 0;
for int[32] i in {1, 5, 10} { sum += i; }
if (sum == 16) { x q[6]; x q[4]; }
c = measure q;
