import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const releases = [...read("CHANGELOG.md").matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)];

test("the changelog's newest version is the version of package.json and of package-lock.json", () => {
  const [newest] = releases.map(([, version]) => version);
  expect(newest).toBe(JSON.parse(read("package.json")).version);
  const lock = JSON.parse(read("package-lock.json"));
  expect([lock.version, lock.packages[""].version]).toEqual([newest, newest]);
});

test("every heading of the changelog is a version with a date, newest first, or what is not released yet", () => {
  const headings = [...read("CHANGELOG.md").matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  const unreleased = headings[0] === "[Unreleased]" ? 1 : 0;
  expect(headings.length - unreleased).toBe(releases.length);
  const dates = releases.map(([, , date]) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("the newest version's minor version is the one that SECURITY.md supports", () => {
  const supported = [...read("SECURITY.md").matchAll(/^\| (\d+\.\d+) \| yes/gm)].map(
    ([, version]) => version,
  );
  expect(supported).toEqual([releases[0]?.[1]?.split(".").slice(0, 2).join(".")]);
});

test("a version has at most sixty lines, and the README at most a hundred", () => {
  const versions = read("CHANGELOG.md")
    .split(/^(?=## )/m)
    .slice(1);
  const lineCount = (text: string) => text.trim().split("\n").length;
  expect(versions.filter((version) => lineCount(version) > 60)).toEqual([]);
  expect(lineCount(read("README.md"))).toBeLessThanOrEqual(100);
});
