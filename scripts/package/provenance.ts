import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../project.mjs";

/** What a package was made from. */
export interface Source {
  /** Undefined outside of a Git checkout. */
  readonly commit: string | undefined;
  /** Files differed from the commit: nobody else can make the same package. */
  readonly isChanged: boolean;
  /** SHA-512 of package-lock.json in hexadecimal, which names every package with its hash. */
  readonly lockSha512: string;
  readonly nodeVersion: string;
}

const hashOf = (algorithm: "sha256" | "sha512", file: string): string =>
  createHash(algorithm).update(readFileSync(file)).digest("hex");

const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
};

/** What this checkout is. */
export const readSource = (): Source => ({
  commit: git("rev-parse", "HEAD"),
  isChanged: git("status", "--porcelain") !== "",
  lockSha512: hashOf("sha512", join(root, "package-lock.json")),
  nodeVersion: process.version,
});

/**
 * Where a file comes from, as an in-toto statement with SLSA's provenance (v1), which verifiers of releases read: the file's SHA-256,
 * and what it was made from. It says nothing of who wrote it: that does its signature.
 */
export const provenanceOf = (file: string, version: string, source: Source) => ({
  _type: "https://in-toto.io/Statement/v1",
  subject: [{ name: basename(file), digest: { sha256: hashOf("sha256", file) } }],
  predicateType: "https://slsa.dev/provenance/v1",
  predicate: {
    buildDefinition: {
      buildType: "npm run package",
      externalParameters: { version },
      internalParameters: { isChanged: source.isChanged },
      resolvedDependencies: [
        ...(source.commit ? [{ name: "source", digest: { gitCommit: source.commit } }] : []),
        { name: "package-lock.json", digest: { sha512: source.lockSha512 } },
      ],
    },
    runDetails: { builder: { id: "npm run package", version: { node: source.nodeVersion } } },
  },
});
