/** Fails, and says where, when an import goes against the arrows. */
import { root } from "../project.mjs";
import { allRules, runtimeRules } from "./rules.ts";
import { findViolations } from "./violations.ts";

const comments = new Map([...runtimeRules, ...allRules].map(({ name, comment }) => [name, comment]));
const found = await findViolations(root);
for (const { rule, from, to, via } of found) {
  const path = via.length ? `\n    by way of ${via.join(" -> ")}` : "";
  process.stderr.write(`${rule}: ${from} -> ${to}${path}\n    ${comments.get(rule)}\n`);
}
process.exitCode = found.length ? 1 : 0;
