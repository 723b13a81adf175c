import type { Program } from "../qasm/program.ts";
import { type Instruction, toInstructions } from "./instructions.ts";

/**
 * A program as QIR, Base Profile, version 2 (opaque pointers): an entry point of four blocks that initialize, transform,
 * measure and record, with every qubit and result a constant. Barriers are left out.
 */
export function emitBaseProfile({ circuit, measurements }: Program): string {
  const instructions = circuit.operations.flatMap((operation) =>
    operation.name === "barrier" ? [] : toInstructions(operation),
  );
  // A result that the program throws away is not recorded, so it need not be measured.
  const read = measurements.flatMap(({ qubit, bit }) =>
    bit === undefined ? [] : [{ qubit, bit }],
  );
  const qubits = read.toSorted((a, b) => a.bit - b.bit).map(({ qubit }) => qubit);
  const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join("");
  return `${lines(qubits.map((_, result) => labelConstant(result)))}
define i64 @main() #0 {
entry:
  call void @__quantum__rt__initialize(ptr null)
  br label %body

body:
${lines(instructions.map(callText))}  br label %measurements

measurements:
${lines(qubits.map(measurementText))}  br label %output

output:
  call void @__quantum__rt__array_record_output(i64 ${qubits.length}, ptr null)
${lines(qubits.map((_, result) => recordText(result)))}  ret i64 0
}

${lines([...new Set(instructions.map(declaration))].sort())}declare void @__quantum__qis__mz__body(ptr, ptr writeonly) #1
declare void @__quantum__rt__initialize(ptr)
declare void @__quantum__rt__array_record_output(i64, ptr)
declare void @__quantum__rt__result_record_output(ptr, ptr)

attributes #0 = { "entry_point" "qir_profiles"="base_profile" "output_labeling_schema"="labeled" "required_num_qubits"="${circuit.qubits}" "required_num_results"="${qubits.length}" }
attributes #1 = { "irreversible" }

!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"qir_major_version", i32 2}
!1 = !{i32 7, !"qir_minor_version", i32 0}
!2 = !{i32 1, !"dynamic_qubit_management", i1 false}
!3 = !{i32 1, !"dynamic_result_management", i1 false}
`;
}

function labelConstant(result: number): string {
  const label = `r${result}`;
  return `@${result} = internal constant [${label.length + 1} x i8] c"${label}\\00"`;
}

function measurementText(qubit: number, result: number): string {
  return `  call void @__quantum__qis__mz__body(${pointer(qubit)}, ptr writeonly ${address(result)})`;
}

function recordText(result: number): string {
  return `  call void @__quantum__rt__result_record_output(${pointer(result)}, ptr @${result})`;
}

/** Qubits and results are numbers cast to pointers. */
function address(index: number): string {
  return index === 0 ? "null" : `inttoptr (i64 ${index} to ptr)`;
}

function pointer(index: number): string {
  return `ptr ${address(index)}`;
}

function symbol({ name, variant }: Instruction): string {
  return `@__quantum__qis__${name}__${variant}`;
}

function callText(instruction: Instruction): string {
  const angles = instruction.angles.map((angle) => `double ${double(angle)}`);
  const list = [...angles, ...instruction.qubits.map(pointer)].join(", ");
  return `  call void ${symbol(instruction)}(${list})`;
}

function declaration(instruction: Instruction): string {
  const types = [...instruction.angles.map(() => "double"), ...instruction.qubits.map(() => "ptr")];
  return `declare void ${symbol(instruction)}(${types.join(", ")})`;
}

/** LLVM wants a point in a decimal constant, and takes one only if it is exact; seventeen digits are. */
function double(value: number): string {
  const text = value.toExponential(16);
  return text.replace("e+0", "").includes("e") ? text : Number(text).toFixed(16);
}
