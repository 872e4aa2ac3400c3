import { describe, expect, test } from "vitest";
import { CODE_LIFE_MS, CODE_RESEND_MS, CODE_TRIES, checkCode } from "./one-time-code.ts";

const sentAt = 1_795_000_000_000;
const code = { expiresAt: new Date(sentAt + CODE_LIFE_MS), triesLeft: CODE_TRIES, spentAt: null };
const inTime = new Date(sentAt + 1);

test("ten minutes, five tries, a minute between sends [spec 10.22]", () => {
  expect([CODE_LIFE_MS, CODE_TRIES, CODE_RESEND_MS]).toEqual([600_000, 5, 60_000]);
});

describe("checkCode", () => {
  test("the right code in time is right, another is wrong", () => {
    expect(checkCode(code, true, inTime)).toBe("ok");
    expect(checkCode(code, false, inTime)).toBe("wrong");
  });

  test.each([
    [CODE_LIFE_MS - 1, "ok"],
    [CODE_LIFE_MS, "expired"],
    [CODE_LIFE_MS + 1, "expired"],
  ])("%i ms after sending the right code is %s", (elapsed, expected) => {
    expect(checkCode(code, true, new Date(sentAt + elapsed))).toBe(expected);
    expect(checkCode({ ...code, expiresAt: sentAt + CODE_LIFE_MS }, true, sentAt + elapsed)).toBe(expected);
  });

  test.each([
    [5, "ok"],
    [1, "ok"],
    [0, "expired"],
    [-1, "expired"],
  ])("with %i tries left the right code is %s", (triesLeft, expected) => {
    expect(checkCode({ ...code, triesLeft }, true, inTime)).toBe(expected);
  });

  test("a code that cannot succeed any more is expired, whether the guess is right or wrong", () => {
    for (const matches of [true, false]) {
      expect(checkCode(undefined, matches, inTime)).toBe("expired");
      expect(checkCode({ ...code, spentAt: inTime }, matches, inTime)).toBe("expired");
      expect(checkCode({ ...code, triesLeft: 0 }, matches, inTime)).toBe("expired");
      expect(checkCode({ ...code, expiresAt: new Date("x") }, matches, inTime)).toBe("expired");
    }
  });
});
