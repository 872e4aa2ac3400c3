import { expect, it } from "vitest";
import { untranslated } from "../../../contract/staff-text.ts";
import { describeErasure } from "./describe-erasure.ts";

const nothing = {
  email: "a@x.example",
  version: 1,
  blockedReason: untranslated(""),
  logins: 0,
  savedAddresses: 0,
  orders: 0,
  invoices: 0,
  enquiries: 0,
  quotes: 0,
  mails: 0,
  members: 0,
  codes: 0,
  hadKit: false,
};

it("lists what happens to the data that the person has, and leaves out the rest", () => {
  expect(describeErasure(nothing)).toHaveLength(2);
  const all = describeErasure({
    ...nothing,
    logins: 1,
    savedAddresses: 2,
    orders: 1,
    invoices: 2,
    enquiries: 3,
    mails: 4,
    codes: 1,
    hadKit: true,
  });
  expect(all).toHaveLength(10);
  expect(all.join(" ")).toContain("1 login ends. 2 saved addresses are deleted");
  expect(all.join(" ")).toContain("1 order keeps its number");
  expect(all.join(" ")).toContain("2 invoices stay as they were issued");
});
