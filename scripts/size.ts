import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { TextAssets } from "../src/app/pages/text-modules.ts";
import { knownLanguages } from "../src/platform/language/catalogues.ts";
import { type Manifest, pagesOf } from "./page-scripts.ts";

/**
 * What the scripts of a first visit to any page may weigh, in KB (1024 bytes) after gzip: those that the page has before it is
 * hydrated. React and the router take 105 of them as they are published, the shell 11, the texts with their rules 2, and what keeps
 * typed values in a page that a browser translates 1. Never raise it.
 */
const BUDGET = 125;

/** Prints the JavaScript of a first visit to each page, and its files. Fails when a page is above the budget. */
const client = join(import.meta.dirname, "..", "build", "client");

interface Size {
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * A file that has nothing of its own: the bundler makes one for every entry once a script awaits at its top. The root's is one,
 * because root and entry.client, both entries, share a file.
 */
const isPassedOn = (script: string): boolean =>
  /^(?:import"[^"]+";)*(?:export\{[^}]*\}from"[^"]+";?)?\s*$/.test(script);

const names = await readdir(join(client, "assets"));
const manifestName = names.find((name) => /^manifest-.*\.js$/.test(name));
if (!manifestName) throw new Error("build/client/assets has no manifest: run npm run build");
const text = await readFile(join(client, "assets", manifestName), "utf8");
const manifest: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));

const assets = new TextAssets();
const pages = pagesOf(manifest).map((page) => ({
  ...page,
  scripts: [...page.scripts, assets.of("en").shop],
}));
const sizes = new Map<string, Size>();
const measure = (bytes: Buffer): Size => ({
  plain: bytes.length,
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotliCompressSync(bytes).length,
});
for (const script of new Set(pages.flatMap(({ scripts }) => scripts)))
  sizes.set(script, measure(assets.get(script)?.plain ?? (await readFile(join(client, script)))));
const sizeOf = (scripts: readonly string[], kind: keyof Size): number =>
  scripts.reduce((sum, script) => sum + (sizes.get(script)?.[kind] ?? 0), 0) / 1024;

const printRow = (cells: readonly (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, i) => (i ? String(cell).padStart(10) : String(cell).padEnd(36))).join("")}\n`,
  );
const sizeCells = (scripts: readonly string[]) =>
  (["plain", "gzip", "brotli"] as const).map((kind) => sizeOf(scripts, kind).toFixed(1));

printRow(["page", "files", "KB", "gzip", "brotli"]);
for (const { page, scripts } of pages) {
  const isAbove = sizeOf(scripts, "gzip") > BUDGET;
  if (isAbove) process.exitCode = 1;
  printRow([page, scripts.length, ...sizeCells(scripts), ...(isAbove ? [`  ABOVE ${BUDGET}`] : [])]);
}

const scriptNames = names.filter((name) => name.endsWith(".js") && !name.startsWith("root-"));
const passedOn = [];
for (const name of scriptNames)
  if (isPassedOn(await readFile(join(client, "assets", name), "utf8"))) passedOn.push(name);
if (passedOn.length > 0) {
  process.exitCode = 1;
  process.stdout.write(
    `\nScripts that only name another one, a request each for nothing: ${passedOn.join(", ")}\n`,
  );
}

printRow(["\nfile", "pages", "KB", "gzip", "brotli"]);
const largestFirst = [...sizes].sort(([, a], [, b]) => b.gzip - a.gzip);
for (const [script] of largestFirst) {
  const name = script.replace(/^\/assets\/(.+)-[\w-]{7}\.js$/, "$1");
  printRow([name, pages.filter(({ scripts }) => scripts.includes(script)).length, ...sizeCells([script])]);
}

printRow(["\ntexts of a language", "", "KB", "gzip", "brotli"]);
for (const language of knownLanguages()) {
  const { shop: path } = assets.of(language);
  const { plain, gzip, brotli } = measure(assets.get(path)?.plain ?? Buffer.of());
  printRow([path, "", ...[plain, gzip, brotli].map((bytes) => (bytes / 1024).toFixed(1))]);
}
