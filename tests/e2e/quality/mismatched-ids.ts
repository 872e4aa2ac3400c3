import type { Page } from "playwright-core";

const attributes = {
  id: "id",
  htmlFor: "for",
  "aria-controls": "aria-controls",
  "aria-describedby": "aria-describedby",
};

/**
 * Ids that differ between the server's HTML and React's props. React keeps the server's id without a warning, and what is
 * rendered later refers to an element that does not exist.
 */
export const mismatchedIds = (page: Page): Promise<string[]> =>
  page.evaluate(
    (pairs) =>
      [...document.body.querySelectorAll("*")].flatMap((element) => {
        const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
        const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
        return pairs
          .filter(([name, attribute]) => {
            const propValue = props?.[name];
            return typeof propValue === "string" && propValue !== element.getAttribute(attribute);
          })
          .map(([name]) => `${name}: ${element.outerHTML.slice(0, 160)}`);
      }),
    Object.entries(attributes),
  );
