import { createClient } from "../../contract/client.ts";
import { keptLogin } from "./staff-login.ts";

/** The contract's typed client with the staff's token. */
export const api = createClient({
  fetch: (...args) => fetch(...args),
  token: () => keptLogin()?.token ?? null,
  xsrfToken: () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? null,
});
