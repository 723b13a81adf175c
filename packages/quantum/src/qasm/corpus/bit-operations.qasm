// results: c = 11111
OPENQASM 3.0;
include "stdgates.inc";
qubit[5] q;
bit[5] c;
bit[8] a = "10001111";
bit[8] b = "01110000";
uint[6] n = 37;
if ((a << 1) == "00011110" && rotl(a, 2) == "00111110") x q[0];
if ((a | b) == "11111111" && (a & b) == "00000000") x q[1];
if (popcount(n) == 3 && rotl(n, 3) == 44) x q[2];
int[32] value = 15;
value[4:7] = "1010";
if (value == 0xAF) x q[3];
if ((a ^ b) == "11111111" && ~a == b) x q[4];
c = measure q;
