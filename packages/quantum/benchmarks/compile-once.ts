import { readFileSync } from "node:fs";
import { compileProgram } from "../src/compiler/compile-program.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { parse } from "../src/qasm/parse.ts";

// A process of its own that compiles one program as the command does, and prints the processor seconds of all its
// threads from then on: what was loaded before does not count, as Python's imports do not.
const [file, device, options] = process.argv.slice(2);
const program = parse(readFileSync(file, "utf8"));
const coupling = deviceNamed(device);
const started = process.cpuUsage();
const { counts } = compileProgram(program, coupling, JSON.parse(options));
const { user, system } = process.cpuUsage(started);
console.log(JSON.stringify({ ...counts, seconds: (user + system) / 1e6 }));
