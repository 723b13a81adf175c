// results: c = 1011
OPENQASM 3.0;
include "stdgates.inc";
gate half(θ) a { ry(θ / 2) a; }
gate many a, b { for int i in [1:3] { cx a, b; } barrier a, b; }
gate back a, b { inv @ many a, b; ctrl @ half(2 * pi) a, b; }
qubit[4] q;
bit[4] c;
half(2 * pi) q[0];
many q[0], q[1];
many q[0], q[2];
back q[0], q[1];
back q[0], q[1];
many q[0], q[1];
many q[0], q[3];
back q[0], q[2];
h q[3];
pow(2) @ sx q[3];
h q[3];
many q[0], q[2];
many q[0], q[1];
c = measure q;
