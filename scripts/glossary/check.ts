/** Fails when a file or a declared name uses a word that docs/glossary.md retires, and says which word to use. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";
import { findRetiredWords } from "./find-retired-words.ts";
import { exceptions, retiredWords } from "./retired-words.ts";

const files = globSync("{src,tests,scripts,bench,demo}/**/*.{ts,tsx,mjs}", { cwd: root }).map((file) => ({
  file,
  source: readFileSync(join(root, file), "utf8"),
}));
const { findings, unused } = findRetiredWords(files, retiredWords, exceptions);
for (const { file, line, name, retired } of findings)
  process.stderr.write(
    `${file}${line ? `:${line}` : ""}: '${name}' uses '${retired.word}'. Use: ${retired.use}\n`,
  );
for (const { file, name } of unused)
  process.stderr.write(
    `scripts/glossary/retired-words.ts: ${file} no longer declares '${name}'. Remove the exception\n`,
  );
process.exitCode = findings.length + unused.length ? 1 : 0;
