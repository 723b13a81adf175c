// results: c = 11
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
int n = 100;
{
  n *= 2;
  int n = 1;
  n *= 2;
}
n *= 2;
if (n == 400) x q[0];
if (true) { int n = 1; let q = q[1]; x q; }
c = measure q;
