import { expect, it } from "vitest";
import { addWrongTry, lockoutSecondsLeft, type WrongTries } from "./wrong-tries.ts";

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1_000);
const afterWrong = (...seconds: number[]) =>
  seconds.reduce<WrongTries>((tries, second) => addWrongTry(tries, at(second)), {
    wrongTries: 0,
    wrongSince: at(0),
  });

it("checks a code after four wrong ones, and not after five", () => {
  expect(lockoutSecondsLeft(afterWrong(1, 2, 3, 4), at(5))).toBe(0);
  expect(lockoutSecondsLeft(afterWrong(1, 2, 3, 4, 5), at(6))).toBe(895);
});

it("locks until 15 minutes after the first wrong code, then starts a new count", () => {
  const tries = afterWrong(0, 1, 2, 3, 4);
  expect(lockoutSecondsLeft(tries, at(899))).toBe(1);
  expect(lockoutSecondsLeft(tries, at(900))).toBe(0);
  expect(addWrongTry(tries, at(900))).toEqual({ wrongTries: 1, wrongSince: at(900) });
});

it("forgets wrong codes of more than 15 minutes ago", () => {
  expect(afterWrong(0, 1, 2, 3, 2_000)).toEqual({ wrongTries: 1, wrongSince: at(2_000) });
});
