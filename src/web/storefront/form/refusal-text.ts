import type { ApiProblem } from "../../../contract/api-problem.ts";
import { language, refusalKey, textOfKey } from "../../../platform/language/t.ts";

type Values = Readonly<Record<string, string | number>>;

interface Refused extends Pick<ApiProblem, "detail">, Partial<Pick<ApiProblem, "problem">> {
  readonly code?: string;
}

/** A text of the API in the language of the page; in English where the shop has no other for it. */
export const refusalText = ({ detail, code = "", problem = {} }: Refused): string => {
  if (language() === "en") return detail;
  return (
    textOfKey(detail, {}) ??
    textWithName(code, problem) ??
    textOfKey(refusalKey(code), problem as Values) ??
    detail
  );
};

/** The text of a refusal that says which product it is about, or where is delivered to, in each language of the shop. */
function textWithName(code: string, problem: ApiProblem["problem"]): string | undefined {
  const member = problem.product ? "product" : "countries";
  const names = problem[member] as Record<string, unknown> | undefined;
  const name = names?.[language()] ?? names?.en;
  if (typeof name !== "string") return undefined;
  const values = { ...(problem as Values), [member]: name };
  const key = `${code} {${member}}`;
  return textOfKey(refusalKey(`${key} ${problem.available}`), values) ?? textOfKey(refusalKey(key), values);
}
