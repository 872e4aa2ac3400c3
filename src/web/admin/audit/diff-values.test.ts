import { expect, it } from "vitest";
import { diffValues } from "./diff-values.ts";

it("lists the changed, removed and added values by path, then the unchanged ones", () => {
  expect(
    diffValues(
      { status: "Order Confirmed", note: "x", same: 1, address: { city: "Pune" } },
      { status: "Dispatched", awbNo: "BD1", same: 1, address: { city: "Mumbai" } },
    ),
  ).toEqual([
    { path: "status", before: "Order Confirmed", after: "Dispatched", kind: "changed" },
    { path: "note", before: "x", after: "", kind: "removed" },
    { path: "address.city", before: "Pune", after: "Mumbai", kind: "changed" },
    { path: "awbNo", before: "", after: "BD1", kind: "added" },
    { path: "same", before: "1", after: "1", kind: "same" },
  ]);
});

it.each([
  [null, null, []],
  [null, "text", [{ path: "value", before: "", after: "text", kind: "added" }]],
  [
    { tags: ["a"] },
    { tags: ["a", "b"] },
    [{ path: "tags", before: '["a"]', after: '["a","b"]', kind: "changed" }],
  ],
])("compares %j with %j", (before, after, found) => {
  expect(diffValues(before, after)).toEqual(found);
});
