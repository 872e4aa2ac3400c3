import { expect, it } from "vitest";
import { oneMoreWrong, secondsToRest, type WrongTries } from "./wrong-tries.ts";

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1_000);
const afterWrong = (...seconds: number[]) =>
  seconds.reduce<WrongTries>((tries, second) => oneMoreWrong(tries, at(second)), {
    wrongTries: 0,
    wrongSince: at(0),
  });

it("looks at a code after four wrong ones, and not after five", () => {
  expect(secondsToRest(afterWrong(1, 2, 3, 4), at(5))).toBe(0);
  expect(secondsToRest(afterWrong(1, 2, 3, 4, 5), at(6))).toBe(895);
});

it("rests a quarter of an hour from the first wrong one, and counts anew", () => {
  const tries = afterWrong(0, 1, 2, 3, 4);
  expect(secondsToRest(tries, at(899))).toBe(1);
  expect(secondsToRest(tries, at(900))).toBe(0);
  expect(oneMoreWrong(tries, at(900))).toEqual({ wrongTries: 1, wrongSince: at(900) });
});

it("counts no wrong code of long ago", () => {
  expect(afterWrong(0, 1, 2, 3, 2_000)).toEqual({ wrongTries: 1, wrongSince: at(2_000) });
});
