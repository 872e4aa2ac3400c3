import { openSealedText, type SecretKeys, sealText } from "../../platform/secret-key/sealed-text.ts";
import { cookieName } from "../../platform/session/cookie-name.ts";

const CONTEXT = "company login";
export const PENDING_LIFE_SECONDS = 600;

/** Where the provider sends the browser back to. */
export const CALLBACK_PATH = "/accounts/company/callback";

/** Where a login with the company leads: the admin, or a page of the shop (specification 2: redirect). */
export type LoginTarget = "admin" | "checkout" | "order" | "shop";

/**
 * A login that this browser began. It lies encrypted in a cookie that scripts cannot read: the provider's response counts
 * only in the browser that asked, so nobody can log another person in to an account of theirs (login CSRF).
 */
export interface PendingLogin {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly target: LoginTarget;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

export const pendingCookieName = (publicUrl: string): string =>
  cookieName("kitstore-company", publicUrl.startsWith("https:"));

export const sealPending = (keys: SecretKeys, pending: PendingLogin): string =>
  sealText(keys, JSON.stringify(pending), CONTEXT);

/** Undefined: this store did not make it, or it is older than ten minutes. */
export function openPending(
  keys: SecretKeys,
  sealed: string | undefined,
  now: Date,
): PendingLogin | undefined {
  const text = sealed && openSealedText(keys, sealed, CONTEXT);
  const pending = text ? (JSON.parse(text) as PendingLogin) : undefined;
  return pending && pending.endsAt > now.getTime() ? pending : undefined;
}
