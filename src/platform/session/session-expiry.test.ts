import { describe, expect, test } from "vitest";
import {
  IDLE_LIMIT_MS,
  isIdleTooLong,
  isLoginExpired,
  isSessionId,
  LOGIN_LIFE_MS,
  mayRefresh,
} from "./session-expiry.ts";

const start = 1_795_000_000_000;

describe("twenty minutes", () => {
  test("are 1,200,000 ms for the login and for idleness [spec 4.2, 9.1]", () => {
    expect([LOGIN_LIFE_MS, IDLE_LIMIT_MS]).toEqual([1_200_000, 1_200_000]);
  });

  test.each([
    [0, false],
    [1_199_999, false],
    [1_200_000, true],
    [1_200_001, true],
  ])("%i ms after: over is %s", (elapsed, over) => {
    expect(isLoginExpired(start, start + elapsed)).toBe(over);
    expect(isIdleTooLong(start, start + elapsed)).toBe(over);
    expect(isLoginExpired(new Date(start), new Date(start + elapsed))).toBe(over);
    expect(isIdleTooLong(new Date(start), new Date(start + elapsed))).toBe(over);
  });

  test("a stored time that is not a valid time ends the login", () => {
    expect(isLoginExpired(Number.NaN, start)).toBe(true);
    expect(isIdleTooLong(new Date("x"), start)).toBe(true);
  });
});

describe("mayRefresh", () => {
  test.each([
    [0, false],
    [59_999, false],
    [60_000, true],
    [-1, true],
  ])("%i ms after the last: %s", (elapsed, expected) => {
    expect(mayRefresh(start, start + elapsed)).toBe(expected);
    expect(mayRefresh(new Date(start), new Date(start + elapsed))).toBe(expected);
  });

  test("the first refresh is always allowed", () => {
    expect(mayRefresh(0, start)).toBe(true);
    expect(mayRefresh(Number.NaN, start)).toBe(true);
  });
});

describe("isSessionId", () => {
  const random = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes)));

  test("accepts what crypto.randomUUID() makes, every time", () => {
    for (let round = 0; round < 100_000; round++) {
      const id = crypto.randomUUID();
      if (!isSessionId(id)) expect.fail(`refuses ${id}`);
    }
    expect(isSessionId(crypto.randomUUID().toUpperCase())).toBe(true);
  });

  test("accepts 132 random bits and more in base64url, and 128 in hexadecimal, every time", () => {
    for (let round = 0; round < 20_000; round++) {
      const long = random(17 + (round % 48)).toString("base64url");
      const ids = [random(16).toString("hex"), long, long.slice(0, 22)];
      const refused = ids.find((id) => !isSessionId(id));
      if (refused) expect.fail(`refuses ${refused}`);
    }
  });

  test.each([
    ["nothing", ""],
    ["a user's number", "4711"],
    ["too few characters", "Zk3_x9QpL0vB-7tRwY2aH"],
    ["too many characters", Array.from({ length: 9 }, (_, n) => `Zk3_x9QpL0v${n * n}B7`).join("")],
    ["a character that is not url-safe", "Zk3_x9QpL0vB/7tRwY2aHq"],
    ["a space at its end", `${"Zk3_x9QpL0vB-7tRwY2aHq"} `],
    ["a line break at its end", `${"Zk3_x9QpL0vB-7tRwY2aHq"}\n`],
    ["digits only", "8204719365018273645091"],
    ["digits only, however many", "8204719365018273645091773620491850273946"],
    ["22 hexadecimal digits: 88 bits", "9f8c03ab71e24d5c60f1b2"],
    ["one character", "a".repeat(30)],
    ["few different characters", "aqzqaqzzaqazqzaqqzaazqzaq"],
    ["a v4 UUID of few different characters", "f0f00f0f-0ff0-4f0f-8f00-f00f0ff00ff0"],
    ["the alphabet", "abcdefghijklmnopqrstuvwxyz"],
    ["the alphabet backwards", "zyxwvutsrqponmlkjihgfedcba"],
    ["counting up", "session-000000000000000001"],
    ["a word twice", "password-12-password-12-"],
    ["the empty UUID", "00000000-0000-0000-0000-000000000000"],
    ["a v4 UUID of zeros", "00000000-0000-4000-8000-000000000000"],
    ["a v4 UUID that counts", "00000000-0000-4000-8000-0000000f3a9c"],
    ["a v4 UUID of digits in order", "12345678-9012-4345-8789-012345678901"],
    ["a v1 UUID, made of time and MAC address", "6fa459ea-ee8a-11ef-894e-00d0b7f32a1c"],
    ["a v7 UUID, half of it time", "01932c07-209c-7b5a-9d4e-3f1a8b6c2e70"],
    ["a UUID of another variant", "6fa459ea-ee8a-4ca4-c94e-db77e160355e"],
  ])("refuses %s [spec 10.19]", (_, id) => {
    expect(isSessionId(id)).toBe(false);
  });

  test("accepts an id that is just strong enough", () => {
    expect(isSessionId("Zk3_x9QpL0vB-7tRwY2aHq")).toBe(true);
    expect(isSessionId("6fa459ea-ee8a-4ca4-894e-db77e160355e")).toBe(true);
  });
});
