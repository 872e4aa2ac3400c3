import { ApiProblem } from "../../../contract/api-problem.ts";
import { t } from "../../../platform/language/t.ts";
import { errorNotice, type Notice } from "../form/notice.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { api } from "../state/api.ts";
import { findSessionId } from "../state/session-id.ts";
import { saveLogin } from "../state/user.ts";

/** Logs in with the provider's response in the URL's fragment. Returns what to show when that fails. */
export async function finishCompanyLogin(): Promise<Notice | null> {
  const providerResponse = location.hash.slice(location.hash.indexOf("?") + 1);
  history.replaceState(history.state, "", location.pathname + location.search); // the response works once
  try {
    const body = { providerResponse, sessionId: findSessionId() };
    saveLogin({ ...(await api.call("POST /api/accounts/company", { body })), isCompanyLogin: true });
    return null;
  } catch (problem) {
    const detail = problem instanceof ApiProblem ? refusalText(problem) : undefined;
    return errorNotice(t("An error occurred during login."), detail);
  }
}
