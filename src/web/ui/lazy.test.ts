import { expect, it } from "vitest";
import { loadOnce } from "./lazy.tsx";

it("loads once for all callers", async () => {
  let loads = 0;
  const load = loadOnce(async () => ++loads);
  expect(load()).toBe(load());
  expect(await load()).toBe(1);
  expect(await load()).toBe(1);
});

it("tries again after a failure", async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error("no network");
    return loads;
  });
  await expect(load()).rejects.toThrow("no network");
  expect(await load()).toBe(2);
});
