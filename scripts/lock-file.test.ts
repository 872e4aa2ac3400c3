import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

type Locked = { dev?: boolean; optional?: boolean; resolved?: string };
const readLock = (folder: string): [string, Locked][] =>
  Object.entries(JSON.parse(readFileSync(join(root, folder, "package-lock.json"), "utf8")).packages);
const ofStart = readLock(".").filter(([path, { dev }]) => path !== "" && !dev);
const nameIn = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("npm start installs no compiler, and Node and the ten thousand icons only where they are needed", () => {
  const names = ofStart.map(([path]) => nameIn(path));
  expect(names.filter((name) => /typescript|^node-(linux|darwin|bin)-|icons-original/.test(name))).toEqual(
    [],
  );
});

test.each(["ra-core", "react-admin", "lightningcss", "@mui/material", "react-dom"])(
  "npm start installs %s once: two copies are megabytes, and contexts of React that do not know each other",
  (name) => {
    expect(ofStart.filter(([path]) => nameIn(path) === name)).toHaveLength(1);
  },
);

test.each([".", "scripts/node"])("the lock file of %s names no registry", (folder) => {
  const addresses = readLock(folder).filter(([, { resolved }]) => resolved?.includes("://"));
  expect(addresses).toEqual([]);
});
