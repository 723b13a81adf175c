// results: c = 0
// note: 7:5
OPENQASM 3.0;
include "stdgates.inc";
qubit q;
bit c;
ry(1/2) q;
c = measure q;
