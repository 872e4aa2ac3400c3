import { readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { root } from "../project.mjs";
import { bundleFolder, programEntries } from "./program.ts";

const besideIt = /\bnew URL\("([^"]+)", import\.meta\.url\)/g;
const itsPlace = /\bimport\.meta\.(dirname|url)\b/g;
/** The place of the bundle's file, written so that it is not taken for the module's. */
const bundle = { url: 'import.meta["url"]', dirname: 'import.meta["dirname"]' };

const inRepository = (file: string): string => relative(root, file).replaceAll(sep, "/");
const fromBundle = (file: string): string =>
  relative(join(root, bundleFolder), file).replaceAll(sep, "/") + (file.endsWith(sep) ? "/" : "");

/**
 * A module in the bundle is no longer beside its files, so a path that it makes from its own place is rewritten: to the bundle's
 * file for a module that a thread is started with, to a copy in the bundle for another file, and else to where it led before.
 * `copy` is called with each file to copy. The module's path stands above its code, so that a stack trace leads to it.
 */
export function moveIntoBundle(code: string, file: string, copy: (file: string) => void): string {
  const target = (path: string): string => {
    const besides = join(dirname(file), path);
    const entry = Object.keys(programEntries).find((name) => programEntries[name] === inRepository(besides));
    if (entry) return `./${entry}.js`;
    if (path.endsWith("/")) return fromBundle(besides);
    if (path.endsWith(".ts"))
      throw new Error(`${inRepository(besides)} is missing in scripts/program/program.ts`);
    copy(besides);
    return `./${basename(besides)}`;
  };
  const moved = code
    .replace(besideIt, (_, path: string) => `new URL("${target(path)}", ${bundle.url})`)
    .replace(itsPlace, (_, part: string) =>
      part === "url"
        ? `new URL("${fromBundle(file)}", ${bundle.url}).href`
        : `(${bundle.dirname} + "/${fromBundle(dirname(file))}")`,
    );
  return `/*! ${inRepository(file)} */\n${moved}`;
}

export const besideTheSource: Plugin = {
  name: "beside-the-source",
  enforce: "pre",
  transform: {
    filter: { id: /\.ts$/ },
    handler(code, id) {
      return moveIntoBundle(code, id, (file) =>
        this.emitFile({ type: "asset", fileName: basename(file), source: readFileSync(file) }),
      );
    },
  },
};
