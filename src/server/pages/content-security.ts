import { createHash } from "node:crypto";

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export interface SecuredPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Takes the mark of this rendering off a page and permits exactly the inline scripts and styles that carried it.
 * `mark` is random per rendering, so markup that came from content (a product's description, a search term) cannot carry
 * it: should a script ever slip through the sanitiser, the browser still refuses to run it. What remains is the same
 * bytes for everyone, hence hashes and not nonces.
 */
export function securePage(markedHtml: string, mark: string): SecuredPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const marked = new RegExp(`<(script|style)\\b([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</\\1>`, "g");
  for (const [, tag, before, after, text] of markedHtml.matchAll(marked)) {
    if (tag === "style") styles.add(sha256(text ?? ""));
    else if (!/\ssrc=/.test(`${before}${after}`)) scripts.add(sha256(text ?? ""));
  }
  return {
    html: markedHtml.replaceAll(` nonce="${mark}"`, ""),
    policy: policyOf(["'self'", ...scripts], ["'self'", ...styles], ["'self'"]),
  };
}

/** The back office: its script adds empty style elements and writes their rules itself; no text of any other may be inline. */
export const backOfficePolicy = policyOf(["'self'"], ["'self'", sha256("")], ["'self'"]);

/** While developing, Vite adds styles and a socket of its own. */
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

/** For every page, whatever it shows. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;
