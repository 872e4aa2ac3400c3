import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { provenanceOf, readSource } from "./provenance.ts";

const folder = mkdtempSync(join(tmpdir(), "kitstore-provenance-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("names the package by its hash, and the commit and the packages that it was made from", () => {
  const file = join(folder, "kitstore-0.4.0.tgz");
  writeFileSync(file, "the package");
  const source = { commit: "abc", isChanged: false, lockSha512: "def", nodeVersion: "v26.10.0" };
  expect(provenanceOf(file, "0.4.0", source)).toMatchObject({
    subject: [
      {
        name: "kitstore-0.4.0.tgz",
        digest: { sha256: createHash("sha256").update("the package").digest("hex") },
      },
    ],
    predicate: {
      buildDefinition: {
        externalParameters: { version: "0.4.0" },
        internalParameters: { isChanged: false },
        resolvedDependencies: [
          { name: "source", digest: { gitCommit: "abc" } },
          { name: "package-lock.json", digest: { sha512: "def" } },
        ],
      },
      runDetails: { builder: { version: { node: "v26.10.0" } } },
    },
  });
});

it("says of a package that was made without Git that its files may be anything", () => {
  const { resolvedDependencies } = provenanceOf(import.meta.filename, "0.4.0", {
    ...readSource(),
    commit: undefined,
  }).predicate.buildDefinition;
  expect(resolvedDependencies.map(({ name }) => name)).toEqual(["package-lock.json"]);
});

it("reads this checkout, or these files without Git", () => {
  const source = readSource();
  expect(source.commit ?? "0".repeat(40)).toMatch(/^[\da-f]{40}$/);
  expect(source).toMatchObject({
    isChanged: expect.any(Boolean),
    lockSha512: expect.stringMatching(/^[\da-f]{128}$/),
    nodeVersion: process.version,
  });
});
