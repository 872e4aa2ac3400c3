import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Of each built file: how many characters every library gave it, before it was made small. */
export type ModuleWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const OWN = "our own";
const libraryOf = (id: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? OWN;

/** Writes build/module-weights.json, from which `npm run size` tells what a page's kilobytes are spent on. */
export const weighModules: Plugin = {
  name: "weigh-modules",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  writeBundle(_options, bundle) {
    const weights: Record<string, Record<string, number>> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const ofFile: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const library = libraryOf(id);
        ofFile[library] = (ofFile[library] ?? 0) + renderedLength;
      }
      weights[`/${file.fileName}`] = ofFile;
    }
    const folder = join(import.meta.dirname, "..", "..", "..", "build");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "module-weights.json"), JSON.stringify(weights));
  },
};
