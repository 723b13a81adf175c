// results: c = 011
OPENQASM 3.0;
include "stdgates.inc";
// Phase estimation of 3/8 of a turn, bit by bit: the bits read so far turn the next one back.
qubit q;
qubit r;
angle[3] c = 0;
uint[3] power = 4;
x r;
for uint i in [0:2] {
  c >>= 1;
  reset q;
  h q;
  ctrl @ pow(power) @ phase(2 * pi * 3 / 8) q, r;
  inv @ phase(c) q;
  h q;
  measure q -> c[2];
  power >>= 1;
}
