import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Manifest, pagesOf } from "./page-scripts.ts";

/**
 * What the scripts of a first visit to any page may weigh, in KB (1024 bytes) after gzip: those that the page has before it is
 * hydrated. React and the router take 105 of them as they are published, the shell 10. Never raise it.
 */
const BUDGET = 122;

/** Prints the JavaScript of a first visit to each page, and its files. Fails when a page is above the budget. */
const client = join(import.meta.dirname, "..", "build", "client");

interface Size {
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

const names = await readdir(join(client, "assets"));
const manifestName = names.find((name) => /^manifest-.*\.js$/.test(name));
if (!manifestName) throw new Error("build/client/assets has no manifest: run npm run build");
const text = await readFile(join(client, "assets", manifestName), "utf8");
const manifest: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));

const pages = pagesOf(manifest);
const sizes = new Map<string, Size>();
for (const script of new Set(pages.flatMap(({ scripts }) => scripts))) {
  const bytes = await readFile(join(client, script));
  sizes.set(script, {
    plain: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  });
}
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

printRow(["\nfile", "pages", "KB", "gzip", "brotli"]);
const largestFirst = [...sizes].sort(([, a], [, b]) => b.gzip - a.gzip);
for (const [script] of largestFirst) {
  const name = script.replace(/^\/assets\/(.+)-[\w-]{7}\.js$/, "$1");
  printRow([name, pages.filter(({ scripts }) => scripts.includes(script)).length, ...sizeCells([script])]);
}
