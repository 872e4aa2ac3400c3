import { expect, it } from "vitest";
import { auditFault, auditHash, noHash, type SealedRow } from "./audit-hash.ts";

const row = (sequence: number, more: Partial<SealedRow> = {}): SealedRow => ({
  sequence,
  at: new Date("2026-11-21T08:00:00Z"),
  userId: 7,
  userEmail: "support@ledgerline.example",
  role: "support",
  fromAddress: "203.0.113.9",
  action: "order moved to Dispatched",
  subject: "orders",
  subjectId: "KS-1",
  before: '{"status":"Order Confirmed"}',
  after: null,
  ...more,
});
const seal = (previous: Buffer, sealed: SealedRow) => ({
  ...sealed,
  previousHash: previous,
  hash: auditHash(previous, sealed),
});

it("a row that follows the one before it has no fault", () => {
  const first = seal(noHash, row(1));
  expect(auditFault({ sequence: 0, hash: noHash }, first)).toBeUndefined();
  expect(auditFault(first, seal(first.hash, row(2)))).toBeUndefined();
});

it("a row changed in any field is seen", () => {
  const sealed = seal(noHash, row(1));
  const changes: Partial<SealedRow>[] = [
    { at: new Date("2026-11-21T08:00:01Z") },
    { userId: null },
    { userEmail: "other@ledgerline.example" },
    { role: "admin" },
    { fromAddress: "203.0.113.8" },
    { action: "order moved to Delivered" },
    { subject: "products" },
    { subjectId: "KS-2" },
    { before: null },
    { after: "{}" },
  ];
  for (const change of changes) {
    expect(auditFault({ sequence: 0, hash: noHash }, { ...sealed, ...change })).toBe("row 1 was changed");
  }
});

it("a row that is missing or put in from elsewhere is seen", () => {
  const first = seal(noHash, row(1));
  expect(auditFault(first, seal(first.hash, row(3)))).toMatch(/^row 2 is missing/);
  expect(auditFault(first, seal(noHash, row(2)))).toBe("row 2 does not follow the row before it");
});
