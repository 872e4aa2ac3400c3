import { forgetSessionId } from "./session-id.ts";
import { storedUser } from "./user.ts";

/**
 * Removes user and session from the browser (specification 4), which logs out every tab, and ends the token on the
 * server. Never fails: if the server cannot be reached, the token expires within 20 minutes.
 */
export async function logOut(): Promise<void> {
  const user = storedUser.get();
  storedUser.set(null);
  forgetSessionId();
  if (!user) return;
  try {
    const { endLogin } = await import("./end-login.ts");
    await endLogin(user);
  } catch {
    // The token expires by itself.
  }
}
