import { ApiProblem, type Client, createClient } from "../../../contract/client.ts";
import { xsrfToken } from "../../ui/xsrf-token.ts";
import { askForProof } from "../staff-session/ask-for-proof.ts";
import { endedSession, endSession, sessionToCallWith } from "../staff-session/ended-session.ts";
import { staffToken } from "../staff-session/staff-session.ts";
import { plainProblem } from "./plain-problem.ts";

const client = createClient({
  fetch: (...args) => fetch(...args),
  token: staffToken,
  xsrfToken,
});

/** The calls of the login itself, which do not wait for it. */
const isOfLogin = (key: string) =>
  / \/api\/(accounts|invitations|admin\/(second-factor|prove|passkeys))/.test(key);

const endsSession = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 401 || error.code === "second_factor_needed");

/** Says refusals in words for people. Asks for the password or a code again where a call needs it, and then makes it once more. */
const provingClient: Client = {
  async call(key, options) {
    try {
      return await client.call(key, options);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.code === "proof_needed" && (await askForProof())) return client.call(key, options);
      throw plainProblem(problem);
    }
  },
};

/**
 * The typed API client, with the token of the staff session. When the session has ended, a call waits for the next login
 * and is then made once more: the server refused it before it did anything.
 */
export const api: Client = {
  async call(key, options) {
    if (isOfLogin(key)) return provingClient.call(key, options);
    await sessionToCallWith();
    try {
      return await provingClient.call(key, options);
    } catch (error) {
      if (!endsSession(error)) throw error;
      endSession();
      if (!endedSession() || !(await sessionToCallWith())) throw error;
      return provingClient.call(key, options);
    }
  },
};
