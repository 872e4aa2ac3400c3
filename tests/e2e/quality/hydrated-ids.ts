import type { Page } from "playwright-core";

const attributes = {
  id: "id",
  htmlFor: "for",
  "aria-controls": "aria-controls",
  "aria-describedby": "aria-describedby",
};

/**
 * Ids that the server wrote and the code in the browser knows otherwise: React keeps the server's without a word, and what
 * is written later names an element that is not there.
 */
export const idsKnownOtherwise = (page: Page): Promise<string[]> =>
  page.evaluate(
    (pairs) =>
      [...document.body.querySelectorAll("*")].flatMap((element) => {
        const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
        const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
        return pairs
          .filter(([name, attribute]) => {
            const known = props?.[name];
            return typeof known === "string" && known !== element.getAttribute(attribute);
          })
          .map(([name]) => `${name}: ${element.outerHTML.slice(0, 160)}`);
      }),
    Object.entries(attributes),
  );
