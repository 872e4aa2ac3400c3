/**
 * Fails when a text of a page would be lost in a browser that changes the page (find-loose-texts.ts), one of the admin cannot be translated (find-plain-texts.ts),
 * or one is compared or stored (find-compared-texts.ts).
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";
import { findComparedTexts } from "./find-compared-texts.ts";
import { findLooseTexts } from "./find-loose-texts.ts";
import { findPlainTexts } from "./find-plain-texts.ts";
import { openSources } from "./sources.ts";

/** Sentences that nothing on their page changes: the policies and the guides. */
const FIXED_PAGES =
  /\/storefront\/(company|order-policies)\/(about-us|\w+(-\w+)*-policy|terms-and-conditions|placing-a-order|promise-list|browser-storage-table)(-text)?\.tsx$/;

const findPlaces = openSources(join(root, "tsconfig.json"));
const found = findLooseTexts(
  findPlaces,
  (file) => /\/src\/web\/.*(?<!\.test)\.tsx$/.test(file) && !FIXED_PAGES.test(file),
);
for (const { file, line, code } of found)
  process.stderr.write(
    `${file}:${line} has a text beside something that changes; give it an element of its own: ${code}\n`,
  );
process.exitCode = found.length ? 1 : 0;

/** Words of the code that look like texts: names of steps and forms that are looked up, and what only developers read. */
const NOT_READ = [
  /^"(?:(?:link|confirm|slips|dispatch|delivered) )+(?:\w+ )*(?:cancel|invoices)"$/, // orders/bulk/order-bulk-actions.tsx
  /^"(?:ag bv co |paragraph block|useOrderSteps needs |new order|smtp\.example\.com|Our store <|\{firstName\}|bank transfer)/,
  /^"Our company"$/, // the name of a store that has none, in settings
  /^`(?:placedAt|waitsSince) \(/, // headings of a CSV
  /^`(?:\$\{FORM\} instead of|answer to enquiry|note of order|refund of order|set-up|content) /, // names of forms
];

const plain = findPlainTexts(findPlaces, (file) =>
  /\/src\/web\/admin\/(?!icons\/).*(?<!\.test|\.d)\.tsx?$/.test(file),
).filter(({ code }) => !NOT_READ.some((known) => known.test(code)));
for (const { file, line, code } of plain)
  process.stderr.write(`${file}:${line} has a text that nobody can translate; show it with t(): ${code}\n`);
if (plain.length) process.exitCode = 1;

for (const file of globSync("src/web/**/*.{ts,tsx}", { cwd: root }).filter((each) => !/\.test\./.test(each)))
  for (const { line, code } of findComparedTexts(file, readFileSync(join(root, file), "utf8"))) {
    process.exitCode = 1;
    process.stderr.write(
      `${file}:${line} compares or stores a text that is another one in each language: ${code}\n`,
    );
  }
