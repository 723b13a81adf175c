// results: c = 100100101
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] one;
qubit[7] two;
bit[9] c;
let all = one ++ two;
x all[0];
x all[-1];
let some = two[{0, 3, 5}];
x some;
let every = all[3:2:8];
x every[0];
x two[-2:-1];
x two[6];
x all[4:-1:3];
x all[{4}];
c = measure all;
