import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CatalogueEntry,
  parseCatalogue,
  writeCatalogue,
} from "../../src/platform/language/catalogue-file.ts";
import { type CatalogueName, catalogues } from "../../src/platform/language/catalogues.ts";
import { root } from "../project.mjs";
import { extract, textUses } from "./extract.ts";
import { mergeCatalogue } from "./merge-catalogue.ts";

/**
 * `npm run language` brings the templates and all catalogues up to date with the code; `npm run language -- nb` makes the catalogues
 * of one language, or updates them, and says what is missing.
 */
const [tag] = process.argv.slice(2);
const language = tag === undefined ? undefined : canonicalTag(tag);
const uses = textUses();
for (const name of Object.keys(catalogues) as CatalogueName[]) update(name);

function update(name: CatalogueName): void {
  const { folder, template } = catalogues[name];
  const entries = extract(uses, name);
  writeFileSync(join(root, folder, template), writeCatalogue("", entries));
  const begun = readdirSync(join(root, folder)).flatMap((file) => /^(.+)\.po$/.exec(file)?.[1] ?? []);
  for (const each of language ? [language] : begun)
    updateCatalogue(join(folder, `${each}.po`), each, entries);
}

function updateCatalogue(path: string, each: string, template: readonly CatalogueEntry[]): void {
  const file = join(root, path);
  const known = existsSync(file) ? parseCatalogue(readFileSync(file, "utf8")) : [];
  const entries = mergeCatalogue(template, known);
  writeFileSync(file, writeCatalogue(each, entries));
  const missing = entries.filter(({ translation }) => !translation);
  const changed = entries.filter(({ isFuzzy }) => isFuzzy);
  process.stdout.write(
    `${path}: ${entries.length} texts, ${missing.length} to translate, ${changed.length} to look at because the English changed.\n`,
  );
  for (const { english } of language ? missing : []) process.stdout.write(`  ${JSON.stringify(english)}\n`);
}

function canonicalTag(given: string): string {
  try {
    const [canonical = given] = Intl.getCanonicalLocales(given);
    if (canonical !== "en") return canonical;
  } catch {
    // said below
  }
  process.stderr.write(`"${given}" is no tag of a language such as nb or pt-BR. English needs no file.\n`);
  process.exit(1);
}
