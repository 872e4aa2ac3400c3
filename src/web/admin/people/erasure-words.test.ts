import { expect, it } from "vitest";
import { erasureWords } from "./erasure-words.ts";

const nothing = {
  email: "a@x.example",
  version: 1,
  hindrance: "",
  logins: 0,
  savedAddresses: 0,
  orders: 0,
  invoices: 0,
  enquiries: 0,
  mails: 0,
  codes: 0,
  hadKit: false,
};

it("says what happens to what there is, and nothing of what there is none of", () => {
  expect(erasureWords(nothing)).toHaveLength(2);
  const all = erasureWords({
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
