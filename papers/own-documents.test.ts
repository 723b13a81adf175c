import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { pageCount } from "./own-documents.ts";

const page = "<< /Type /Page /Parent 1 0 R >>";
const tree = "<< /Type /Pages /Count 2 /Kids [2 0 R 3 0 R] >>";

it("counts the pages of a PDF, plain or in a compressed stream of objects", () => {
  const plain = Buffer.from(`%PDF-1.4\n1 0 obj ${tree} endobj 2 0 obj ${page} 3 0 obj ${page}`);
  expect(pageCount(plain)).toBe(2);
  const packed = Buffer.concat([
    Buffer.from("%PDF-1.7\n4 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n"),
    deflateSync(`${tree} ${page} ${page}`),
    Buffer.from("\nendstream endobj"),
  ]);
  expect(pageCount(packed)).toBe(2);
  expect(pageCount(Buffer.from("%PDF-1.7\n<< /Type /ObjStm >> stream\nencrypted"))).toBe(0);
});
