// results: c = 11111
OPENQASM 3.0;
include "stdgates.inc";
qubit[5] q;
bit[5] c;
const int[8] whole = int[8](2.9);
const uint[4] low = uint[4](250);
const int[4] signed = int[4](uint[4](15));
bit[4] word = "0110";
if (whole == 2) x q[0];
if (low == 10) x q[1];
if (signed == -1) x q[2];
if (uint[4](word) == 6 && word[0] == 0 && word[1] == 1) x q[3];
if (bool(0.5) && !bool(0)) x q[4];
c = measure q;
