import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";

/** The lines of shell in docs/running.md, without their comments. */
export function runningLines(): string[] {
  const page = readFileSync(join(root, "docs/running.md"), "utf8");
  return [...page.matchAll(/^```sh\n(.*?)^```/gms)]
    .flatMap(([, block = ""]) => block.split("\n"))
    .map((line) => line.replace(/\s+#.*/, "").trim())
    .filter(Boolean);
}
