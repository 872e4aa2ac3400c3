import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasDomain, isEmail, normalizeEmail } from "./email-address.ts";

describe("normalizeEmail", () => {
  test("gives two spellings of one e-mail address the same text, and changes nothing the second time", () => {
    expect(normalizeEmail("  Asha.Rao@Ledgerline.EXAMPLE ")).toBe("asha.rao@ledgerline.example");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text));
      }),
    );
  });

  test("does not mix up two people: letters that only look alike stay different", () => {
    expect(normalizeEmail("\u212Airan@ledgerline.example")).not.toBe("kiran@ledgerline.example");
    expect(normalizeEmail("\u0130@x.in")).toBe("\u0130@x.in");
  });
});

describe("isEmail", () => {
  test.each([
    "a@b.co",
    "asha.rao+kit@ledgerline.example",
    "o'brien_1@mail.in.ledgerline.example",
    "A@B.CO",
    "x@1-2.museum",
    `${"a".repeat(64)}@b.co`,
    `a@${"b".repeat(63)}.co`,
  ])("accepts %s", (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    "",
    "@",
    "asha",
    "asha@ledgerline",
    "@ledgerline.example",
    "asha@.example",
    "asha@ledgerline.",
    "asha@ledgerline.e",
    "asha@ledgerline.ex4mple",
    "asha@127.0.0.1",
    "asha@-ledger.example",
    "asha@ledger-.example",
    "asha@led ger.example",
    "as ha@ledgerline.example",
    " asha@ledgerline.example",
    "asha@ledgerline.example\n",
    "asha@ledgerline.example\r\nBcc: all@x.co",
    "asha@evil.example@ledgerline.example",
    "asha,ravi@ledgerline.example",
    "<asha@ledgerline.example>",
    '"asha"@ledgerline.example',
    ".asha@ledgerline.example",
    "asha.@ledgerline.example",
    "as..ha@ledgerline.example",
    "asha@ledger..example",
    "\u212Airan@ledgerline.example",
    `${"a".repeat(65)}@b.co`,
    `a@${"b".repeat(64)}.co`,
    `a@${"b.".repeat(130)}co`,
  ])("refuses %j", (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test("accepts only what matches the specification's pattern [spec 5.19]", () => {
    const nearly = fc.string({ unit: fc.constantFrom(..."aZ9.-_@+ \n"), maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.emailAddress()), (text) => {
        if (isEmail(text)) expect(text).toMatch(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/);
      }),
      { numRuns: 5_000 },
    );
  });

  test("is as fast on hostile input as on normal input", () => {
    const begun = performance.now();
    for (const text of [
      `${"a.".repeat(31)}.@b.co`,
      `${"a".repeat(64)}@${"a-".repeat(94)}`,
      `a@${"a.".repeat(125)}!`,
    ])
      expect(isEmail(text)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe("hasDomain", () => {
  test.each([
    ["asha@ledgerline.example", true],
    [" Asha@LEDGERLINE.example", true],
    ["asha@notledgerline.example", false],
    ["asha@in.ledgerline.example", false],
    ["asha@ledgerline.example.evil.com", false],
    ["asha@evil.com@ledgerline.example", false],
    ["@ledgerline.example", false],
    ["ledgerline.example", false],
    ["", false],
  ])("%j is in the company's domain: %s", (email, expected) => {
    expect(hasDomain(email, "ledgerline.example")).toBe(expected);
    expect(hasDomain(email, "@Ledgerline.Example")).toBe(expected);
  });
});
