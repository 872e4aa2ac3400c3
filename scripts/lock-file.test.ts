import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

type Locked = { dev?: boolean; optional?: boolean; resolved?: string; link?: boolean };
const readLock = (folder: string): [string, Locked][] =>
  Object.entries(JSON.parse(readFileSync(join(root, folder, "package-lock.json"), "utf8")).packages);
const ofStart = readLock(".").filter(([path, { dev }]) => path !== "" && !dev);
const nameIn = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("npm start installs Node only where it is needed, and Material UI's ten thousand icons never", () => {
  expect(ofStart.filter(([path]) => /^node-(linux|darwin|bin)-/.test(nameIn(path)))).toEqual([]);
  expect(readLock(".").filter(([path, { link }]) => nameIn(path) === "@mui/icons-material" && !link)).toEqual(
    [],
  );
});

test("npm 9, as Debian has it, can read the overrides: it takes no folder and no reference for one", () => {
  const { overrides } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const values = Object.values<Record<string, string>>(overrides).flatMap((each) => Object.values(each));
  expect(values.filter((value) => !/^\d/.test(value))).toEqual([]);
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
