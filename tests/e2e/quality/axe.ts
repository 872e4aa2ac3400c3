import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

// Legacy mode looks at this page alone, in place: the store shows no frames. Only what breaks a rule is written out.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** Every rule of axe that this page breaks as it stands now, with what breaks it; all rules, best practices too. */
export const axeFinds = (page: Page): Promise<string[]> => found(axe(page));

/** The rules that a change of colours alone can break. */
export const coloursFound = (page: Page): Promise<string[]> =>
  found(axe(page).withRules(["color-contrast", "link-in-text-block"]));

async function found(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
