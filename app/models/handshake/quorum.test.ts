import { describe, expect, it } from "vitest";
import { APPROVER_COUNT, type Approval, approve, countApprovals, createKeys } from "./quorum.ts";
import { flipBit } from "./x25519.ts";

const transfer = "250 to treasury";

describe.each(["mlDsa65", "mlDsa87"] as const)("a quorum with %s", (scheme) => {
  const keys = Array.from({ length: APPROVER_COUNT }, () => createKeys(scheme));
  const roster = keys.map(({ publicKey }) => publicKey);
  const by = (approver: number) => approve(scheme, transfer, approver, keys[approver].secretKey);
  const count = (approvals: Approval[], text = transfer) =>
    countApprovals(scheme, text, roster, approvals);

  it("releases with two of three", () => {
    expect(count([by(0)])).toMatchObject({ approvers: [0], isReleased: false });
    expect(count([by(0), by(2)])).toMatchObject({ approvers: [0, 2], isReleased: true });
  });

  it("counts an approver once", () => {
    expect(count([by(1), by(1)])).toMatchObject({ valid: [true, true], isReleased: false });
  });

  it("does not count a forged, a borrowed, a damaged or a nameless approval", () => {
    const forged = approve(scheme, transfer, 1, createKeys(scheme).secretKey);
    const borrowed = { ...by(0), approver: 1 };
    const damaged = { ...by(1), signature: flipBit(by(1).signature, 8) };
    const cut = { ...by(1), signature: by(1).signature.slice(1) };
    for (const other of [forged, borrowed, damaged, cut, { ...by(1), approver: -1 }]) {
      expect(count([by(0), other])).toMatchObject({ valid: [true, false], isReleased: false });
    }
  });

  it("does not carry over to another transfer", () => {
    expect(count([by(0), by(1)], `${transfer} `)).toMatchObject({
      valid: [false, false],
      isReleased: false,
    });
  });
});

it("SLH-DSA-128s approves too", () => {
  const scheme = "slhDsa128s";
  const { publicKey, secretKey } = createKeys(scheme);
  const approval = approve(scheme, transfer, 0, secretKey);
  const damaged = { ...approval, signature: flipBit(approval.signature, 5000) };
  expect(countApprovals(scheme, transfer, [publicKey], [approval, damaged]).valid).toEqual([
    true,
    false,
  ]);
});
