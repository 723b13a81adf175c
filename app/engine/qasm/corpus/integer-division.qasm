// results: c = 0
// note: 6:5
OPENQASM 3.0;
qubit q;
bit c;
ry(1/2) q;
c = measure q;
