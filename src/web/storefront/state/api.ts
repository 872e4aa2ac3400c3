import { ApiProblem } from "../../../contract/api-problem.ts";
import type { Client } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { loadOnce, preload } from "../../ui/lazy.tsx";
import { refusalText } from "../form/refusal-text.ts";

const loadCall = loadOnce(() => import("./call-api.ts"));
// No page's HTML needs it: it is on its way while the page is hydrated.
if (!import.meta.env.SSR) preload(loadCall);

/** The typed API client of the shop's pages. */
export const api: Client = {
  async call(key, options) {
    const { callApi } = await loadCall().catch(() => {
      throw new ApiProblem(0, { detail: "The store could not be reached. Are you online?" }, null);
    });
    return callApi(key, options);
  },
};

/** Why a call failed, as a text for the customer. */
export const errorMessage = (problem: unknown): string =>
  (problem instanceof ApiProblem && refusalText(problem)) || t("That did not work. Please try again.");
