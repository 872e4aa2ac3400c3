import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../project.mjs";
import { findLooseTexts } from "./find-loose-texts.ts";
import { openSources } from "./sources.ts";

/** In the project, whose types of React it needs. */
mkdirSync(join(root, "build"), { recursive: true });
const folder = mkdtempSync(join(root, "build/loose-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const loose = [
  "<p>{count} products</p>",
  "<p>Total: {name}</p>",
  "<p> {name}</p>",
  "<p>{name} <b>each</b></p>",
  "<p><b>{name}</b>{isOn && name}</p>",
  "<p>{isOn && <b>New</b>} Mug</p>",
  '<p>{isOn && <b>New</b>}{t("Mug")}</p>',
  "<p><Maybe />Mug</p>",
  "<p><b>Mug</b>{slot}</p>",
  "<p><Words /><b>Mug</b></p>",
  "<p>{[name, name]}</p>",
  "<>{name}</>",
  "<>Mug</>",
  "<Maybe>{name}, {count}</Maybe>",
];
const safe = [
  "<p>{name}</p>",
  "<p>{isOn && name}</p>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  "<p>{`${count} products`}</p>",
  "<p>The <b>{name}</b> of the day</p>",
  '<p>{t("The")} <b>{name}</b>{" "}{t("of the day")}</p>',
  "<p>{isOn && <b>{name}</b>} <b>{count}</b></p>",
  '<p>{emptyOrElement}{isOn ? <b>{name}</b> : ""}</p>',
  "<p>{/* a comment */}{name}</p>",
  "<p>{[<b key={1}>{name}</b>]}</p>",
];

const render = (elements: readonly string[]) =>
  elements.map((element, at) => `export const Planted${at} = () => ${element};\n`);

function linesWithLooseTexts(elements: readonly string[]): number[] {
  const config = { extends: join(root, "tsconfig.json"), include: ["*.tsx"] };
  const names = [
    'import type { ReactNode } from "react";',
    "declare const name: string, count: number, isOn: boolean, slot: ReactNode, emptyOrElement: React.ReactElement | '';",
    "declare const t: (text: string, values?: object) => string;",
    "const Maybe = ({ children }: { children?: ReactNode }) => (isOn ? <b>{children}</b> : null);",
    "const Words = () => name;\n",
  ].join(" ");
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ ...config, compilerOptions: { incremental: false } }),
  );
  writeFileSync(join(folder, "planted.tsx"), [names, ...render(elements)].join(""));
  return findLooseTexts(openSources(join(folder, "tsconfig.json")), () => true).map(({ line }) => line - 2);
}

test("a text beside what changes, or that changes beside others, is found, and one in an element of its own is not", () => {
  const found = linesWithLooseTexts([...loose, ...safe]);
  expect(found.map((at) => [...loose, ...safe][at])).toEqual(loose);
});
