import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Every violation of an axe rule on this page in its present state, with its element; best practices included. */
export const axeViolations = (page: Page): Promise<string[]> => violations(page, {});

/** The violations of axe's experimental rules, which are off by default: headings by looks alone, labels that a name lacks, focus on what is no control. */
export const experimentalViolations = (page: Page): Promise<string[]> =>
  violations(page, { runOnly: { type: "tag", values: ["experimental"] } });

/** The violations that a change of colours alone can cause. */
export const colourViolations = (page: Page): Promise<string[]> =>
  violations(page, { runOnly: { type: "rule", values: COLOUR_RULES } });

/**
 * Loads axe once into each document. `@axe-core/playwright` loads it twice for each check, and reading it takes a third of
 * the time. The store has no frames.
 */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (run) => (await window.axe.run(document, run)).violations, {
    resultTypes: ["violations" as const],
    ...options,
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
