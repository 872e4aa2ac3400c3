import "./classic-typescript.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";
import { allRules, folderRules, runtimeRules } from "./rules.ts";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** The files between `from` and `to`, when the rule follows imports of imports. */
  readonly via: readonly string[];
}

const folders = ["src", "demo", "tests", "bench", "scripts"];

/**
 * Finds every import that a rule forbids, in a project with our folder layout. It runs three times: over the imports
 * that are left when types are erased, over all imports, and over the folders of src.
 */
export async function findViolations(baseDir: string): Promise<Violation[]> {
  return [
    ...(await violationsIn(baseDir, runtimeRules, false)),
    ...(await violationsIn(baseDir, allRules, true)),
    ...(await violationsIn(baseDir, folderRules, true, {
      metrics: true, // rules of the scope "folder" need them
      includeOnly: "^src/",
      exclude: "\\.test\\.tsx?$",
    })),
  ];
}

async function violationsIn(
  baseDir: string,
  forbidden: IForbiddenRuleType[],
  tsPreCompilationDeps: boolean,
  options: ICruiseOptions = {},
): Promise<Violation[]> {
  const { cruise } = await import("dependency-cruiser");
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(
    present,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps,
      doNotFollow: { path: ["node_modules", "^build/"] },
      ...options,
    },
    {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
    { tsConfig: { options: { verbatimModuleSyntax: true, jsx: 4 } } },
  );
  if (typeof output === "string") throw new Error("dependency-cruiser returned a text instead of a result");
  return output.summary.violations.map(({ rule, from, to, via = [], cycle = [] }) => ({
    rule: rule.name,
    from,
    to,
    via: [...via, ...cycle].map(({ name }) => name),
  }));
}
