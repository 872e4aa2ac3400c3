import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../project.mjs";
import { runningLines } from "./running-lines.ts";

const LONG = "tests/drills/running-commands.long.ts";

/** Which test has each line of shell in docs/running.md, and what stands in it for that. */
const tests: readonly (readonly [line: RegExp, test: string, named: string])[] = [
  [/^kitstore /, LONG, "runningLines"],
  [/^pg_basebackup --pgdata /, "tests/support/point-in-time.ts", '"pg_basebackup")'],
  [/^pgbackrest --stanza=kitstore stanza-create$/, "tests/support/point-in-time.ts", '"stanza-create"'],
  [/^pgbackrest --stanza=kitstore --type=full backup$/, "tests/support/point-in-time.ts", '"--type=full"'],
  [/^pgbackrest --stanza=kitstore --delta .* restore$/, "tests/support/point-in-time.ts", '"--delta"'],
  [/^npm start$/, "scripts/install.test.ts", "isInstalled"],
  [/^npm run demo -- remove$/, "tests/api/demo-modes.test.ts", "removeDemo"],
  [/^deploy\/start/, "tests/drills/compose.long.ts", "compose.yaml"],
  [/^deploy\/kitstore /, "tests/drills/compose.long.ts", "store.kitstore("],
  [/^kubectl /, "scripts/project-files/deploy-files.test.ts", "kubernetes.yaml"],
  [/^npm run package$/, "tests/drills/package.test.ts", "writePackage"],
  [/^mkdir -p \/opt\/kitstore && tar /, "tests/drills/package.test.ts", "--install-links"],
  [/^cd \/opt\/kitstore && npm ci/, "tests/drills/package.test.ts", "npm("],
  [/^node kitstore\.mjs$/, "tests/drills/package.test.ts", "kitstore.mjs"],
  [/^[A-Z_]+=/, "scripts/project-files/deploy-files.test.ts", "settingsIn"],
];

it("each line of shell in docs/running.md has a test, and no test is named for a line that is gone", () => {
  const lines = runningLines();
  expect(lines.filter((line) => !tests.some(([pattern]) => pattern.test(line)))).toEqual([]);
  const gone = tests.filter(
    ([pattern, test, named]) =>
      !lines.some((line) => pattern.test(line)) || !readFileSync(join(root, test), "utf8").includes(named),
  );
  expect(gone).toEqual([]);
});
