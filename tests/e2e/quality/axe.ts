import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

// Legacy mode checks only this page, without opening another: the store has no frames. Only violations are collected.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** Every violation of an axe rule on this page in its present state, with its element; best practices included. */
export const axeViolations = (page: Page): Promise<string[]> => describeViolations(axe(page));

/** The violations that a change of colours alone can cause. */
export const colourViolations = (page: Page): Promise<string[]> =>
  describeViolations(axe(page).withRules(["color-contrast", "link-in-text-block"]));

async function describeViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
