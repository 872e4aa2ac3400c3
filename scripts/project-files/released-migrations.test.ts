import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), "utf8");
const files = readdirSync(new URL("migrations/", root)).filter((name) => name.endsWith(".sql"));
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The SHA-256 of each released migration, by its name. */
const released = new Map(
  [...read("migrations/released.txt").matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, sum, name]) => [
    name,
    sum,
  ]),
);
const newest = [...released.keys()].sort().at(-1) ?? "";

describe("a released migration", () => {
  test.each([...released])("%s is as it was released: a correction is a new migration", (name, sum) => {
    expect(sha256(read(`migrations/${name}`))).toBe(sum);
  });

  test("comes before every one that is not released yet", () => {
    expect(released.size).toBeGreaterThan(10);
    expect(files.filter((name) => !released.has(name) && name < newest)).toEqual([]);
  });

  test("is in the list of a version that has a date in the changelog", () => {
    const isReleased = !/^## \[Unreleased\]/m.test(read("CHANGELOG.md"));
    expect(isReleased ? files.filter((name) => !released.has(name)) : []).toEqual([]);
  });
});
