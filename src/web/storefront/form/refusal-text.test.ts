import { expect, it } from "vitest";
import { ApiProblem } from "../../../contract/api-problem.ts";
import { inLanguage } from "../../../platform/language/in-language.ts";
import { refusalText } from "./refusal-text.ts";

const english = "Black T-Shirt is sold out.";
const refused = (problem: object) =>
  new ApiProblem(409, { detail: english, product: { de: "Schwarzes T-Shirt" }, ...problem }, null);

it.each([
  [{ code: "out_of_stock", available: 0 }, "„Schwarzes T-Shirt“ ist ausverkauft."],
  [{ code: "out_of_stock", available: 3 }, "Von „Schwarzes T-Shirt“ gibt es nur noch 3 Stück."],
  [{ code: "product_withdrawn" }, "„Schwarzes T-Shirt“ wird nicht mehr verkauft."],
  [{ code: "size_unknown", size: "XL" }, "„Schwarzes T-Shirt“ gibt es nicht in Größe XL."],
  [{ code: "out_of_stock", available: 0, product: undefined }, "Davon ist nicht mehr genug da."],
])("a refusal names its product in German: %j", (problem, text) => {
  expect(inLanguage("de", () => refusalText(refused(problem)))).toBe(text);
  expect(refusalText(refused(problem))).toBe(english);
});

it("a refused country is told in the language of the page where we deliver", () => {
  const problem = { detail: "Not there.", code: "country_not_served" };
  const text = (more: object) =>
    inLanguage("nb", () => refusalText(new ApiProblem(422, { ...problem, ...more }, null)));
  expect(text({ countries: { nb: "Norge og Sverige" } })).toBe(
    "Vi leverer til Norge og Sverige, og ikke til dette landet.",
  );
  expect(text({})).toBe("Vi leverer ikke til dette landet. Velg et annet.");
});
