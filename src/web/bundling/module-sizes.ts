import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** For each built file, the number of characters that each library contributes before minification. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const OWN_CODE = "our own";
const libraryOf = (id: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? OWN_CODE;

/** Writes build/module-sizes.json, from which `npm run size` reports the size of each library on a page. */
export const writeModuleSizes: Plugin = {
  name: "module-sizes",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  writeBundle(_options, bundle) {
    const sizes: Record<string, Record<string, number>> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const fileSizes: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const library = libraryOf(id);
        fileSizes[library] = (fileSizes[library] ?? 0) + renderedLength;
      }
      sizes[`/${file.fileName}`] = fileSizes;
    }
    const folder = join(import.meta.dirname, "..", "..", "..", "build");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "module-sizes.json"), JSON.stringify(sizes));
  },
};
