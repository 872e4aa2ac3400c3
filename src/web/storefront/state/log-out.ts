import { forgetSessionId } from "./session-id.ts";
import { keptUser } from "./user.ts";

/**
 * Ends the login here at once, in every tab, and its token on the server. Logout removes user and session
 * (specification 4). Never fails: a token that the server is not told of ends by itself within 20 minutes.
 */
export async function logOut(): Promise<void> {
  const user = keptUser.get();
  keptUser.set(null);
  forgetSessionId();
  if (!user) return;
  const headers = { authorization: `Bearer ${user.token}` };
  try {
    const { api } = await import("./api.ts");
    await api.call("POST /api/accounts/logout", { headers });
  } catch {
    // It ends by itself.
  }
}
