import { expect, it } from "vitest";
import { createSlots, HashingBusy } from "./hash-slots.ts";

function openTask() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, run: () => done };
}

it("runs as many as there are slots, lets a few wait, and refuses the next", async () => {
  const inSlot = createSlots(2, 1);
  const [first, second, third] = [openTask(), openTask(), openTask()];
  let started = 0;
  const task = (open: ReturnType<typeof openTask>) => () => {
    started += 1;
    return open.run();
  };
  const running = [inSlot(task(first)), inSlot(task(second)), inSlot(task(third))];
  await expect(inSlot(async () => "too many")).rejects.toBeInstanceOf(HashingBusy);
  expect(started).toBe(2);
  first.finish();
  await running[0];
  await Promise.resolve();
  expect(started).toBe(3);
  second.finish();
  third.finish();
  await Promise.all(running);
  await expect(inSlot(async () => "free again")).resolves.toBe("free again");
});

it("gives the slot back when a task fails", async () => {
  const inSlot = createSlots(1, 0);
  await expect(inSlot(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(inSlot(async () => 1)).resolves.toBe(1);
});
