import { createHash } from "node:crypto";

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export interface SecuredPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Removes the nonce of this rendering from the page, and allows exactly the inline scripts and styles that had it.
 * The nonce is random per rendering, so HTML from content (a product's description, a search term) cannot have it. If
 * a script ever passes the sanitiser, the browser still refuses to run it. The cached page is the same for everybody,
 * so the policy uses hashes and not nonces.
 */
export function securePage(htmlWithNonce: string, nonce: string): SecuredPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const withNonce = new RegExp(`<(script|style)\\b([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`, "g");
  for (const [, tag, before, after, text] of htmlWithNonce.matchAll(withNonce)) {
    if (tag === "style") styles.add(sha256(text ?? ""));
    else if (!/\ssrc=/.test(`${before}${after}`)) scripts.add(sha256(text ?? ""));
  }
  return {
    html: htmlWithNonce.replaceAll(` nonce="${nonce}"`, ""),
    policy: policyOf(["'self'", ...scripts], ["'self'", ...styles], ["'self'"]),
  };
}

/**
 * For the admin. Its styling library adds empty style elements and fills them by script, so the only inline style
 * allowed is the empty one.
 */
export const adminPolicy = policyOf(["'self'"], ["'self'", sha256("")], ["'self'"]);

/** In development Vite adds inline styles and scripts and opens a web socket. */
export const developmentPolicy = policyOf(
  ["'self'", "'unsafe-inline'"],
  ["'self'", "'unsafe-inline'"],
  ["'self'", "ws:"],
);

function policyOf(scripts: string[], styles: string[], connections: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    `style-src ${styles.join(" ")}`,
    `connect-src ${connections.join(" ")}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For everything that is no page: no other site shows it in a frame. A service worker keeps its right to fetch. */
export const FRAMES_POLICY = "frame-ancestors 'none'";

/** Sent with every page. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;
