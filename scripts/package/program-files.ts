import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, posix } from "node:path";
import { root } from "../project.mjs";

/** What operators can run, and the modules that a worker thread is started with. */
const PROGRAMS = ["main", "check-books", "verify-audit", "backup", "restore", "move", "demo"];
/** It imports Vite, and runs only with the sources. */
const onlyWithSources = new Set(["src/server/pages/serve-development.ts"]);
const specifiers = /\b(?:from|import)\s*\(?\s*"([^"]+)"|\bnew URL\("([^"]+)", import\.meta\.url\)/g;

export interface ProgramFiles {
  /** JavaScript by its path in the package. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Other files that the code reads beside itself, by their path in the repository and in the package. */
  readonly assets: readonly string[];
  /** Names of the packages that are imported. */
  readonly packages: ReadonlySet<string>;
}

/**
 * The program as JavaScript: everything that can be reached from what operators run, in the folders of the repository, so that
 * paths beside a file stay true. Node runs TypeScript as it is, but not below node_modules, where a package is installed.
 */
export function programFiles(): ProgramFiles {
  const scripts = new Map<string, string>();
  const assets: string[] = [];
  const packages = new Set<string>();
  const waiting = PROGRAMS.map((name) => `src/server/${name}.ts`);
  const seen = new Set([...waiting, ...onlyWithSources]);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const code = stripTypeScriptTypes(readFileSync(join(root, file), "utf8"));
    scripts.set(
      asScript(file),
      code.replace(specifiers, (match) => match.replace(/\.ts"/, `.js"`)),
    );
    for (const [, imported, beside] of code.matchAll(specifiers)) {
      const target = imported ?? `./${beside}`;
      if (!target.startsWith(".")) {
        if (!target.startsWith("node:")) packages.add(packageOf(target));
        continue;
      }
      const path = posix.join(dirname(file), target);
      if (seen.has(path)) continue;
      seen.add(path);
      if (path.endsWith(".ts")) waiting.push(path);
      else if (/\.\w+$/.test(path)) assets.push(path);
    }
  }
  return { scripts, assets, packages };
}

const asScript = (file: string): string => file.replace(/\.ts$/, ".js");

/** `@fastify/static` of `@fastify/static/types`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
