import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** @typedef {{ name?: string, version: string, license?: string, integrity?: string, dev?: boolean, devOptional?: boolean, link?: boolean }} Locked */
/** @typedef {{ name: string, version: string, licence: string, integrity: string }} Package */

/**
 * Packages that name their licence only in a file of their own.
 * @type {Record<string, string>}
 */
const statedLicences = { "png-js": "MIT" };

/**
 * The packages that run in the store, are built into its pages or build them, by package-lock.json, sorted by name: all but
 * those of tests and checks, and the icons' names, which are ours.
 * @param {{ packages: Record<string, Locked> }} lock
 * @returns {Package[]}
 */
export function usedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, locked]) => ({ ...locked, ...nameIn(path) }))
    .filter(({ dev, devOptional }) => !(dev || devOptional))
    .map(({ name, version, license = statedLicences[name] ?? "", integrity = "" }) => ({
      name,
      version,
      licence: license,
      integrity,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"));
}

/** @param {string} path */
const nameIn = (path) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13) });

/**
 * A software bill of materials: CycloneDX 1.6.
 * @param {{ name: string, version: string }} product
 * @param {readonly Package[]} packages
 */
export const cycloneDx = ({ name, version }, packages) => ({
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name, version } },
  components: packages.map((each) => ({
    type: "library",
    name: each.name,
    version: each.version,
    purl: `pkg:npm/${each.name.replace("@", "%40")}@${each.version}`,
    licenses: [{ expression: each.licence }],
    ...(each.integrity && { hashes: [hashOf(each.integrity)] }),
  })),
});

/** @param {string} integrity */
function hashOf(integrity) {
  const [algorithm = "", base64 = ""] = integrity.split("-");
  return {
    alg: algorithm.replace("sha", "SHA-"),
    content: Buffer.from(base64, "base64").toString("hex"),
  };
}

/** Writes build/sbom.cdx.json and build/licences.txt. */
export function writeSbom() {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const [locked, lockedNode] = ["package-lock.json", "scripts/node/package-lock.json"].map(read);
  const packages = usedPackages({ packages: { ...locked.packages, ...lockedNode.packages } });
  mkdirSync(join(root, "build"), { recursive: true });
  const sbom = JSON.stringify(cycloneDx(read("package.json"), packages), null, 1);
  writeFileSync(join(root, "build", "sbom.cdx.json"), `${sbom}\n`);
  const lines = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  writeFileSync(join(root, "build", "licences.txt"), `${lines.join("\n")}\n`);
}
