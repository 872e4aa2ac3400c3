/** Checks the import rules. Fails and prints each import that breaks one. */
import { root } from "../project.mjs";
import { findViolations } from "./find-violations.ts";
import { allRules, folderRules, runtimeRules } from "./rules.ts";

const comments = new Map(
  [...runtimeRules, ...allRules, ...folderRules].map(({ name, comment }) => [name, comment]),
);
const found = await findViolations(root);
for (const { rule, from, to, via } of found) {
  const path = via.length ? `\n    through ${via.join(" -> ")}` : "";
  process.stderr.write(`${rule}: ${from} -> ${to}${path}\n    ${comments.get(rule)}\n`);
}
process.exitCode = found.length ? 1 : 0;
