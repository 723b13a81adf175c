// results: c = 0110, d = 10
OPENQASM 3.0;
include "stdgates.inc";
qubit[4] q;
bit[4] c;
bit[2] d;
int n = 0;
while (n < 3) { x q[n]; n += 1; }
if (false) while (true) { x q[3]; }
if (false) switch (1) { case 1 { x q[3]; } }
for int i in [0:3] {
  switch (i) { case 0, 2 { x q[i]; } case 3 { y q[i]; } default { z q[i]; } }
}
d = measure q[0:1];
switch (d) { case 1 { x q[0]; } case 2, 3 { x q[3]; } default { x q[1]; } }
switch (d) { case 1 { x q[1]; } default { x q[2]; } }
c = measure q;
