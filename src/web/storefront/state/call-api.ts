import { ApiProblem } from "../../../contract/api-problem.ts";
import { type Client, createClient } from "../../../contract/client.ts";
import { language } from "../../../platform/language/t.ts";
import { xsrfToken } from "../../ui/xsrf-token.ts";
import { recordLoginEnded } from "./login-ended.ts";
import { LOGIN_ENDED_EVENT, loggedInUser, storedUser } from "./user.ts";

const client = createClient({
  token: () => loggedInUser()?.token ?? null,
  xsrfToken,
});

/** Calls the API with this browser's login. A 401 response ends that login in every tab of this browser. */
export const callApi: Client["call"] = async (key, options) => {
  const token = loggedInUser()?.token;
  try {
    return await client.call(
      key,
      language() !== "en" ? (inPageLanguage(key, options as Options) as typeof options) : options,
    );
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 401 && token) endLogin(token);
    throw problem;
  }
};

interface Options {
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
}

/**
 * What the server mails or returns because of a call is in the language of the page. The catalogue's responses are cached by
 * their URL, so they have the language in it.
 */
const inPageLanguage = (key: string, { query, headers, ...options }: Options): Options => ({
  ...options,
  headers: { "x-shop-language": language(), ...headers },
  ...(/^GET \/api\/(Product|Category|catalogue)\//.test(key)
    ? { query: { ...query, language: language() } }
    : query && { query }),
});

/** Ends only the login that was refused: the customer may have logged in again before the response came. */
function endLogin(token: string): void {
  if (storedUser.get()?.token !== token) return;
  recordLoginEnded();
  storedUser.set(null);
  window.dispatchEvent(new Event(LOGIN_ENDED_EVENT));
}
