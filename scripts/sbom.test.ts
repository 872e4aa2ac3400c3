import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./project.mjs";
import { cycloneDx, usedPackages } from "./sbom.mjs";

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const packages = usedPackages(read("package-lock.json"));
const names = packages.map(({ name }) => name);

it("lists what the store runs with, and what is built into its pages", () => {
  const dependencies = Object.entries<string>(read("package.json").dependencies)
    .filter(([, version]) => !version.startsWith("file:"))
    .map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining([...dependencies, "ra-core", "@emotion/react"]));
  expect(names).not.toContain("vitest");
  expect(names).not.toContain("@mui/icons-material"); // of our own: it names icons of @mdi/js
});

it("names the licence and the hash of each, and none that asks to publish our source", () => {
  expect(packages.filter(({ licence, integrity }) => !licence || !integrity)).toEqual([]);
  const copyleft = packages.filter(({ licence }) => /(^|[^L])A?GPL|SSPL|BUSL|UNLICENSED/i.test(licence));
  expect(copyleft).toEqual([]);
});

it("is CycloneDX, with package URLs and hashes in hexadecimal", () => {
  const [component] = cycloneDx({ name: "kitstore", version: "1.0.0" }, [
    { name: "@fastify/static", version: "10.1.11", licence: "MIT", integrity: "sha512-AAEC" },
  ]).components;
  expect(component).toMatchObject({
    purl: "pkg:npm/%40fastify/static@10.1.11",
    licenses: [{ expression: "MIT" }],
    hashes: [{ alg: "SHA-512", content: "000102" }],
  });
});
