import { expect, it } from "vitest";
import { createSemaphore, SemaphoreFull } from "./semaphore.ts";

/** Tasks that run until the test ends them. */
function openTasks() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (number: number) => () =>
    new Promise<number>((resolve) => {
      started.push(number);
      ends[number] = () => resolve(number);
    });
  return { started, end: (number: number) => ends[number]?.(), task };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs so many tasks at a time and the others in the order they came", async () => {
  const run = createSemaphore({ maxRunning: 2, maxWaiting: 10 });
  const { started, end, task } = openTasks();
  const all = [0, 1, 2, 3, 4].map((number) => run(task(number)));
  await settle();
  expect(started).toEqual([0, 1]);
  for (const number of [1, 0, 2, 3, 4]) {
    end(number);
    await settle();
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

it("refuses at once when the queue is full, and takes work again when a place is free", async () => {
  const run = createSemaphore({ maxRunning: 1, maxWaiting: 1 });
  const { end, task } = openTasks();
  const running = run(task(0));
  const waiting = run(task(1));
  await expect(run(task(2))).rejects.toBeInstanceOf(SemaphoreFull);
  await settle();
  await expect(run(task(2))).rejects.toBeInstanceOf(SemaphoreFull);
  end(0);
  await running;
  await settle();
  end(1);
  await waiting;
  await expect(run(async () => "free")).resolves.toBe("free");
});

it("frees the place of a task that fails", async () => {
  const run = createSemaphore({ maxRunning: 1, maxWaiting: 0 });
  await expect(run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(run(async () => 1)).resolves.toBe(1);
});
