import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCountedLines } from "./counted-lines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openSample() {
  const counted = openCountedLines();
  const lines: string[] = [];
  const note = (key: string, text = key) => counted.note(key, (count) => lines.push(`${text} ${count}`));
  return { counted, lines, note };
}

it("writes the first line of a key at once, and those of each minute after it as one, as the last one says it", () => {
  const { lines, note } = openSample();
  for (let each = 0; each < 500; each += 1) note("a", `a${each}`);
  note("b");
  expect(lines).toEqual(["a0 1", "b 1"]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["a0 1", "b 1", "a499 499"]);
  note("a", "again");
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(3)).toEqual(["again 1"]);
  vi.advanceTimersByTime(60_000);
  note("a", "later");
  expect(lines.slice(4)).toEqual(["later 1"]);
});

it("remembers a thousand keys, and counts what others cause together", () => {
  const { lines, note } = openSample();
  for (let each = 0; each < 5_000; each += 1) note(`client ${each}`);
  expect(lines).toHaveLength(1_001);
  expect(vi.getTimerCount()).toBe(1_001);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1_001)).toEqual(["client 4999 3999"]);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

it("writes what is counted when it is flushed, once", () => {
  const { counted, lines, note } = openSample();
  for (let each = 0; each < 3; each += 1) note("a");
  counted.flush();
  counted.flush();
  expect(lines).toEqual(["a 1", "a 2"]);
  expect(vi.getTimerCount()).toBe(0);
});
