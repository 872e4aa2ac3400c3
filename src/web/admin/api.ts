import { createClient } from "../../contract/client.ts";
import { xsrfToken } from "../ui/xsrf-token.ts";
import { staffToken } from "./staff-session.ts";

/** The typed API client, with the token of the staff session. */
export const api = createClient({
  fetch: (...args) => fetch(...args),
  token: staffToken,
  xsrfToken,
});
