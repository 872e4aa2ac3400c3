import { describe, expect, test } from "vitest";
import { withoutPersonalTexts } from "../../platform/audit/without-personal-texts.ts";
import { editTimelineEvent, shownElsewhere } from "./order-edits.ts";

/** A row as the audit stores it: texts about a person are left out. */
const stored = (action: string, after: object | null, before: object | null = null) => ({
  sequence: 7,
  at: new Date("2026-11-21T10:00:00Z"),
  action,
  before: withoutPersonalTexts("orders", before),
  after: withoutPersonalTexts("orders", after),
  role: "support",
  user_email: "staff@ledgerline.example",
  first_name: "Ada",
  last_name: "Rao",
});
const shown = (...row: Parameters<typeof stored>) => {
  const { title, detail } = editTimelineEvent(stored(...row));
  return [title, detail];
};

describe("what staff changed on an order, in its timeline", () => {
  test.each([
    ["mail sent again", { mail: 1, kind: "order-placed", recipient: "a@b.example" }, ""],
    ["pieces replaced", { replacement: "KS-2", reason: "broken" }, "by order KS-2"],
    ["replacement made", { replaces: "KS-1", reason: "broken" }, "for order KS-1"],
    ["order made by staff", { list: "Diwali", email: "a@b.example", payment: "free", reason: "gift" }, ""],
    ["the rest is not sent", { pieces: 2 }, "2 of its pieces stay here"],
  ])("%s: says what the row still has", (action, after, detail) => {
    expect(shown(action, after)[1]).toBe(detail);
  });

  test("says a reason and a recipient where an older row has them", () => {
    const older = { ...stored("pieces replaced", null), after: { replacement: "KS-2", reason: "broken" } };
    expect(editTimelineEvent(older).detail).toBe("by order KS-2: broken");
    const mailed = { ...stored("mail sent again", null), after: { recipient: "a@b.example" } };
    expect(editTimelineEvent(mailed).detail).toBe("to a@b.example");
  });

  test("names sizes, also the lack of one", () => {
    const line = { line: 1, product: "Polo", quantity: 2 };
    expect(shown("size swapped", { ...line, size: "M" }, { ...line, size: "" })).toEqual([
      "Size swapped",
      "2 × Polo: no size for M",
    ]);
  });

  test("says that a buyer changed a size or the address: the row names nobody", () => {
    const own = (action: string) =>
      editTimelineEvent({ ...stored(action, {}), role: "store", user_email: "" }).by;
    expect(["size swapped", "address corrected", "order link withdrawn"].map(own)).toEqual([
      "the buyer",
      "the buyer",
      "the store",
    ]);
  });

  test("stays without details where a person was erased", () => {
    for (const action of ["size swapped", "lines changed", "order made by staff", "address corrected"])
      expect(shown(action, null)[1]).toBe("");
  });

  test("keeps the words of an action that no version writes any more", () => {
    expect(shown("size given in exchange", { size: "M" })).toEqual(["Size given in exchange", ""]);
    expect(shownElsewhere).not.toContain("size given in exchange");
    expect(shownElsewhere).toContain("order moved to Cancelled");
  });
});
