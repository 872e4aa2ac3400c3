import { createClient } from "../../contract/client.ts";
import { staffToken } from "./staff-login.ts";

/** The contract's typed client with the staff's token. */
export const api = createClient({
  fetch: (...args) => fetch(...args),
  token: staffToken,
  xsrfToken: () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? null,
});
