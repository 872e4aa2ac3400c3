import type { ApiProblem } from "../../../contract/api-problem.ts";
import { language, refusals } from "../../language/t.ts";

interface Refused extends Pick<ApiProblem, "detail">, Partial<Pick<ApiProblem, "problem">> {
  readonly code?: string;
}

/** A text of the API in the language of the page; in English where the shop has no other for it. */
export const refusalText = ({ detail, code = "", problem = {} }: Refused): string => {
  if (language() === "en") return detail;
  const known = refusals();
  return known[detail] ?? textWithProduct(code, problem) ?? withValues(known[code], problem) ?? detail;
};

/** The text of a refusal that says which product it is about, in each language of the shop. */
function textWithProduct(code: string, problem: ApiProblem["problem"]): string | undefined {
  const product = (problem.product as Record<string, unknown> | undefined)?.[language()];
  if (typeof product !== "string") return undefined;
  const known = refusals();
  const text = known[`${code} {product} ${problem.available}`] ?? known[`${code} {product}`];
  return withValues(text, { ...problem, product });
}

const withValues = (
  text: string | undefined,
  values: Readonly<Record<string, unknown>>,
): string | undefined => text?.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name]));
