import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../project.mjs";

const sources = globSync("{src,tests,scripts,bench,demo,migrations}/**/*.{ts,tsx,mjs,css,py,sql}", {
  cwd: root,
});
const documents = globSync("{*.md,docs/**/*.md}", { cwd: root }).filter((file) => file !== "CHANGELOG.md");

/** Patterns of names and an example, which name no file. */
const notFiles = /^(\.\w+\.tsx?|features\/x\/x\.ts)$/;

/** `order/cancel-window.ts`, in a comment or a document. */
const FILE_NAME = /(?<![\w./@-])((?:[\w-]+\/)*[\w.-]*[\w-]\.(?:ts|tsx|mjs))\b/g;

const commentsOf = (source: string): string =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].map(([comment]) => comment).join("\n");

it("comments and documents name files that exist", () => {
  const names = new Set(sources.map((file) => basename(file)));
  for (const file of globSync("*.{ts,mjs}", { cwd: root })) names.add(file);
  const texts = [
    ...sources
      .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
      .map((file) => [file, commentsOf(readFileSync(join(root, file), "utf8"))] as const),
    ...documents.map((file) => [file, readFileSync(join(root, file), "utf8")] as const),
  ];
  const unknown = texts.flatMap(([file, text]) =>
    [...text.matchAll(FILE_NAME)]
      .map(([, name = ""]) => name)
      .filter((name) => {
        const isKnown = name.includes("/")
          ? sources.some((path) => path === name || path.endsWith(`/${name}`))
          : names.has(name);
        return !isKnown && !notFiles.test(name);
      })
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
