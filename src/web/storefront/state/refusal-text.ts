import type { ApiProblem } from "../../../contract/client.ts";
import { language, refusals } from "../../language/t.ts";

/** A text of the API in the language of the page; in English where the shop has no other for it. */
export const refusalText = ({ detail, code }: Pick<ApiProblem, "detail"> & { code?: string }): string => {
  if (language() === "en") return detail;
  const known = refusals();
  return known[detail] ?? known[code ?? ""] ?? detail;
};
