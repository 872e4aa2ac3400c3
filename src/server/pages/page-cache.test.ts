import { describe, expect, it, vi } from "vitest";
import { PageCache } from "./page-cache.ts";

const page = (name: string, sizeBytes = 40) => ({ name, sizeBytes });
const always = () => true;

describe("the page cache", () => {
  it("renders a page once for many requests at the same time", async () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    const make = vi.fn(async () => page("a"));
    const all = await Promise.all([1, 2, 3].map(() => cache.make("a", make, always)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(all).size).toBe(1);
    expect(cache.get("a")).toBe(all[0]);
  });

  it("removes the least recently used page when it is full", async () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    cache.put("a", page("a"));
    cache.put("b", page("b"));
    cache.get("a");
    cache.put("c", page("c"));
    expect(["a", "b", "c"].map((key) => cache.get(key)?.name)).toEqual(["a", undefined, "c"]);
    expect(cache.heldBytes).toBe(80);
  });

  it("counts a replaced page once, and does not store a page larger than its limit", () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    cache.put("a", page("a", 60));
    cache.put("a", page("a", 30));
    expect(cache.heldBytes).toBe(30);
    cache.put("b", page("b", 101));
    expect(cache.get("b")).toBeUndefined();
    expect(cache.get("a")).toBeDefined();
  });

  it("tries again after a failure, and does not store a page that is declined", async () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    await expect(cache.make("a", () => Promise.reject(new Error("no")), always)).rejects.toThrow("no");
    await cache.make(
      "a",
      async () => page("second"),
      () => false,
    );
    expect(cache.get("a")).toBeUndefined();
    expect((await cache.make("a", async () => page("third"), always)).name).toBe("third");
  });
});
