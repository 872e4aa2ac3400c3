import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../project.mjs";
import { findPlainTexts } from "./find-plain-texts.ts";
import { openSources } from "./sources.ts";

/** In the project, whose types of React it needs. */
mkdirSync(join(root, "build"), { recursive: true });
const folder = mkdtempSync(join(root, "build/plain-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const plain = [
  "<p>Stock</p>",
  '<Field label="Stock" />',
  '<Field label="stock" />',
  '<Field helperText="Empty: none" />',
  '<Field title={isOn ? "On" : t("Off")} />',
  '<Field placeholder="Name, e-mail" />',
  '<p aria-label="Stock">{name}</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  "<p>{`Stock of ${name}`}</p>",
  '<p>{isOn ? "yes" : name}</p>',
  '<p>{name || "nothing"}</p>',
  '<p>{t("Stock: {count}", { count: name || "none" })}</p>',
  '<Field choices={[{ id: "new", name: "New" }]} />',
  '<p onClick={() => notify("It is saved")} />',
  '<TextInput source="name" />',
  '((props: { label?: string }) => { const { label = "Stock" } = props; return <p>{label}</p>; })({})',
];
const safe = [
  '<p>{t("Stock")}</p>',
  "<p>{name}</p>",
  "<p> · {name}</p>",
  '<Field label={t("Stock")} source="productName" sx={{ color: "text.secondary" }} />',
  '<Field title={isOn ? t("On") : t("Off")} />',
  '<Field variant="Outlined one" className="Big heading" />',
  '<p>{state === "Order Confirmed" && name}</p>',
  '<Sentence text="Read <a>this</a>" />',
  '<TextInput source="name" label={t("Name")} />',
  '<p onClick={() => api.call("POST /api/admin/orders now")} />',
  '<Choice value="Order Confirmed" />',
];

const names = [
  'import type { ReactNode } from "react";',
  "declare const name: string, isOn: boolean, state: 'Order Confirmed' | 'Dispatched';",
  "declare const t: (text: string, values?: object) => string;",
  "declare const notify: (text: string) => void; declare const api: { call: (route: string) => void };",
  "declare const Field: (props: Record<string, unknown>) => ReactNode;",
  "declare const Sentence: typeof Field, TextInput: typeof Field;",
  "declare const Choice: (props: { value: 'Order Confirmed' | 'Dispatched' }) => ReactNode;\n",
].join(" ");

test("a text that people read and nobody can translate is found, and a word of the code is not", () => {
  const config = { extends: join(root, "tsconfig.json"), include: ["*.tsx"] };
  const elements = [...plain, ...safe];
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ ...config, compilerOptions: { incremental: false } }),
  );
  const code = elements.map((element, at) => `export const Planted${at} = () => ${element};\n`).join("");
  writeFileSync(join(folder, "planted.tsx"), `${names}const kindLabels = { swag: "kit" };\n${code}`);
  const found = findPlainTexts(openSources(join(folder, "tsconfig.json")), () => true).map(
    ({ line }) => line - 3,
  );
  expect([...new Set(found)].map((at) => elements[at] ?? "the map of labels")).toEqual([
    "the map of labels",
    ...plain,
  ]);
});
