import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passwordProblem } from "./password-rules.ts";
import { passwordMessages } from "./refuse-password.ts";
import { wellKnownPasswords } from "./well-known-passwords.ts";

const words = wellKnownPasswords.split(" ");

describe("passwordProblem", () => {
  test.each([
    ["gift-box", null],
    ["gift-bo", "too_short"],
    ["", "too_short"],
    ["🎁🎀📦✂️🧵🪡🧷", null],
    ["🎁🎀📦🧵🪡🧷🎈", "too_short"],
    ["correct horse battery staple", null],
    ["ledgerline-demo", null],
    ["dragon84629471", null],
  ])("%j: %s", (password, expected) => {
    expect(passwordProblem(password)).toBe(expected);
  });

  test("accepts 256 characters and no more", () => {
    const long = "a brown box with a red bow, please; ".repeat(8);
    expect(passwordProblem(long.slice(0, 256))).toBeNull();
    expect(passwordProblem(long.slice(0, 257))).toBe("too_long");
  });

  test.each([
    "password",
    "PassWord",
    "pass word",
    "P@ssw0rd",
    "p@$$w0rd123",
    "Welcome2024!",
    "Mumbai@123",
    "trustno1",
    "1q2w3e4r",
    "qwertyuiop",
    "12345678",
    "87654321",
    "abcdefgh",
    "aaaaaaaa",
    "12121212",
    "testtest",
    "abcabcabc",
    "iloveyou",
  ])("refuses %j as well known", (password) => {
    expect(passwordProblem(password)).toBe("well_known");
  });

  test("accepts any random password", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 100 }), (bytes) => {
        fc.pre(new Set(bytes).size > 10);
        expect(passwordProblem(Buffer.from(bytes).toString("base64"))).toBeNull();
      }),
    );
  });
});

describe("the list", () => {
  test("holds some hundred passwords, in lower case, in order, each once", () => {
    expect(words.length).toBeGreaterThan(300);
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.filter((word) => !/^[a-z0-9]{4,}$/.test(word))).toEqual([]);
  });

  test("refuses each listed password that is long enough, and each followed by a year", () => {
    for (const word of words) {
      if (word.length >= 8) expect(passwordProblem(word)).toBe("well_known");
      if (/[a-z]$/.test(word)) expect(passwordProblem(`${word.toUpperCase()}2026`)).toBe("well_known");
    }
  });
});

test("every problem has a message", () => {
  for (const problem of ["too_short", "too_long", "well_known"] as const)
    expect(passwordMessages[problem]).toMatch(/^[A-Z].+\.$/);
});
