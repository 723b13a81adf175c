// results: c = 1010
OPENQASM 3.0;
include "stdgates.inc";
const int size = 2;
def flip(qubit[size] pair, int which) {
  if (which > 0) { x pair[which]; return; }
  x pair;
}
def parity(bit[4] word) -> bit {
  bit sum = 0;
  for int i in [0:3] sum ^= word[i];
  return sum;
}
def twice(uint[8] n) -> uint[8] { return 2 * n; }
qubit[4] q;
bit[4] c;
flip(q[0:1], 0);
flip(q[{0, 3}], 1);
x q[0];
if (parity("0111")) x q[1];
if (twice(150) == 44) x q[1];
c = measure q;
