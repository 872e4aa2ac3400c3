import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { print, root, UserError } from "../project.mjs";
import { ensureStryker } from "./install-stryker.ts";
import { plantFaults } from "./plant-faults.ts";

/**
 * `npm run mutants` asks whether the tests bite: Stryker changes the pure rules in every way that it knows (`-- rules`,
 * stryker.config.json), and the faults of the tables are planted one by one (`-- faults`, or `-- faults money stock` for some
 * tables). It takes an hour, so `npm test` does not run it. Fails below the threshold, and where a planted fault survives.
 */
try {
  process.exit((await doTestsBite(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exit(1);
}

async function doTestsBite([part, ...names]: readonly string[]): Promise<boolean> {
  if (part !== undefined && part !== "rules" && part !== "faults")
    throw new UserError(
      "It is `npm run mutants`, with `-- rules [files]` or `-- faults [tables]` for a part.",
    );
  const rules = part === "faults" || mutateRules(names);
  const faults = part === "rules" || (await plantFaults(names));
  return rules && faults;
}

/** All rules, or those of the named files. */
function mutateRules(files: readonly string[]): boolean {
  const args = ["run", join("scripts", "mutants", "stryker.config.json")];
  const some = files.length > 0 ? ["--mutate", files.join(",")] : [];
  const { status } = spawnSync(process.execPath, [ensureStryker(), ...args, ...some], {
    cwd: root,
    stdio: "inherit",
  });
  return status === 0;
}
