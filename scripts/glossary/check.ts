/** Fails when a file or a declared name uses a word that docs/glossary.md retires, and says which word to use. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../project.mjs";
import { declaredNames, retiredIn } from "./retired-words.ts";

/** Its files have the names that react-admin asks for. */
const namedByOthers = join("src", "web", "admin", "icons");

for (const file of globSync("{src,tests,scripts,bench,demo}/**/*.{ts,tsx,mjs}", { cwd: root })) {
  if (file.startsWith(namedByOthers)) continue;
  const names = [{ name: basename(file), line: 1 }, ...declaredNames(readFileSync(join(root, file), "utf8"))];
  for (const { name, line } of names) {
    const [word, use] = retiredIn(name) ?? [];
    if (word === undefined) continue;
    process.stderr.write(`${file}:${line}: '${name}' uses '${word}'. Use: ${use}\n`);
    process.exitCode = 1;
  }
}
