import { expect, it } from "vitest";
import { findAuditFault, type HashedAuditRow, hashAuditRow, hashBeforeFirstRow } from "./audit-hash.ts";

const row = (sequence: number, more: Partial<HashedAuditRow> = {}): HashedAuditRow => ({
  sequence,
  at: new Date("2026-11-21T08:00:00Z"),
  userId: 7,
  userEmail: "support@ledgerline.example",
  role: "support",
  clientIp: "203.0.113.9",
  action: "order moved to Dispatched",
  subject: "orders",
  subjectId: "KS-1",
  before: '{"status":"Order Confirmed"}',
  after: null,
  ...more,
});
const withHash = (previous: Buffer, hashed: HashedAuditRow) => ({
  ...hashed,
  previousHash: previous,
  hash: hashAuditRow(previous, hashed),
});

it("a row that follows the one before it has no fault", () => {
  const first = withHash(hashBeforeFirstRow, row(1));
  expect(findAuditFault({ sequence: 0, hash: hashBeforeFirstRow }, first)).toBeUndefined();
  expect(findAuditFault(first, withHash(first.hash, row(2)))).toBeUndefined();
});

it("a change of any field is detected", () => {
  const hashed = withHash(hashBeforeFirstRow, row(1));
  const changes: Partial<HashedAuditRow>[] = [
    { at: new Date("2026-11-21T08:00:01Z") },
    { userId: null },
    { userEmail: "other@ledgerline.example" },
    { role: "admin" },
    { clientIp: "203.0.113.8" },
    { action: "order moved to Delivered" },
    { subject: "products" },
    { subjectId: "KS-2" },
    { before: null },
    { after: "{}" },
  ];
  for (const change of changes) {
    expect(findAuditFault({ sequence: 0, hash: hashBeforeFirstRow }, { ...hashed, ...change })).toBe(
      "row 1 was changed",
    );
  }
});

it("a missing row and an inserted row are detected", () => {
  const first = withHash(hashBeforeFirstRow, row(1));
  expect(findAuditFault(first, withHash(first.hash, row(3)))).toMatch(/^row 2 is missing/);
  expect(findAuditFault(first, withHash(hashBeforeFirstRow, row(2)))).toBe(
    "row 2 does not follow the row before it",
  );
});

it("a rewritten earlier row is detected in the next one, even when that names the new hash", () => {
  const first = withHash(hashBeforeFirstRow, row(1));
  const rewritten = withHash(hashBeforeFirstRow, row(1, { subjectId: "KS-2" }));
  const second = { ...withHash(first.hash, row(2)), previousHash: rewritten.hash };
  expect(findAuditFault(rewritten, second)).toBe("row 2 was changed");
});
