import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Work that is under way until it is let go. */
function heldWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((done) => {
      started.push(number);
      ends.push(() => done(number));
    });
  return { started, ends, work };
}
const settle = () => new Promise((done) => setImmediate(done));

it("so many at a time, the others in their order, and nobody ahead of the queue", async () => {
  const turns = createTurns(2, 10);
  const { started, ends, work } = heldWork();
  const all = [0, 1, 2, 3].map((number) => turns.take(work(number)));
  await settle();
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  all.push(turns.take(work(4)));
  await settle();
  all.push(turns.take(work(5)));
  await settle();
  expect(started).toEqual([0, 1, 2]);
  for (const next of [0, 2, 3, 4, 5]) {
    ends[next]?.();
    await settle();
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5]);
});

it("whoever comes to a full queue is told at once, and work that fails frees its place", async () => {
  const turns = createTurns(1, 1);
  const { ends, work } = heldWork();
  const first = turns.take(work(0));
  const second = turns.take(async () => {
    throw new Error("broken");
  });
  expect(await turns.take(work(2))).toBeUndefined();
  ends[0]?.();
  expect(await first).toBe(0);
  await expect(second).rejects.toThrow("broken");
  expect(await turns.take(async () => 3)).toBe(3);
});
