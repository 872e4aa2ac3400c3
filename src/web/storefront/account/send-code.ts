import type { Notice } from "../form/notice.tsx";
import type { Redirect } from "../state/after-login.ts";
import { api } from "../state/api.ts";
import { carriedPath } from "./carried-path.ts";
import { codeSentNotice } from "./password-notices.ts";

/**
 * Mails a code that leads on to where this tab was going, and says what became of it. Then it makes the call `recover` of specification
 * 7, whose answer nobody uses: within the same minute it sends nothing more. Throws when SendOtp has no response.
 */
export async function sendCode(
  email: string,
  redirect: Redirect | null,
): Promise<{ readonly isSent: boolean; readonly notice: Notice }> {
  const resultCode = await api.call("POST /api/accounts/SendOtp", {
    body: email,
    headers: { "x-shop-return": carriedPath(redirect) },
  });
  const isSent = resultCode > 0;
  if (isSent)
    void api
      .call("POST /api/accounts/recover", { body: { email, otp: "", newPassword: "" } })
      .catch(() => undefined);
  return { isSent, notice: codeSentNotice(resultCode) };
}
