import { expect, it } from "vitest";
import { differences } from "./difference.ts";

it("tells value by value what changed, what came and what went", () => {
  expect(
    differences(
      { status: "Order Confirmed", note: "x", kept: 1, address: { city: "Pune" } },
      { status: "Dispatched", awbNo: "BD1", kept: 1, address: { city: "Mumbai" } },
    ),
  ).toEqual([
    { what: "status", before: "Order Confirmed", after: "Dispatched", kind: "changed" },
    { what: "note", before: "x", after: "", kind: "removed" },
    { what: "address.city", before: "Pune", after: "Mumbai", kind: "changed" },
    { what: "awbNo", before: "", after: "BD1", kind: "added" },
    { what: "kept", before: "1", after: "1", kind: "same" },
  ]);
});

it.each([
  [null, null, []],
  [null, "text", [{ what: "value", before: "", after: "text", kind: "added" }]],
  [
    { tags: ["a"] },
    { tags: ["a", "b"] },
    [{ what: "tags", before: '["a"]', after: '["a","b"]', kind: "changed" }],
  ],
])("reads %j and %j", (before, after, found) => {
  expect(differences(before, after)).toEqual(found);
});
