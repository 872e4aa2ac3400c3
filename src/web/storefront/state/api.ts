import { ApiProblem, createClient } from "../../../contract/client.ts";
import { noteLoginEnded } from "./login-ended.ts";
import { keptUser, LOGIN_ENDED, loggedInUser } from "./user.ts";

const cookie = (name: string): string | null =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

const client = createClient({
  token: () => loggedInUser()?.token ?? null,
  xsrfToken: () => cookie("XSRF-TOKEN"),
});

/** The typed interface, with this browser's login. A 401 ends that login here too, and in every tab. */
export const api: typeof client = {
  async call(key, options) {
    const token = loggedInUser()?.token;
    try {
      return await client.call(key, options);
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status === 401 && token) endLogin(token);
      throw problem;
    }
  },
};

/** Only the login that was refused: a new one may have come while the answer was on its way. */
function endLogin(token: string): void {
  if (keptUser.get()?.token !== token) return;
  noteLoginEnded();
  keptUser.set(null);
  window.dispatchEvent(new Event(LOGIN_ENDED));
}
