import { createContext, use } from "react";

/** The nonce of this rendering (page-context.ts); undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The style sheet of the served HTML. It is read early, because React rebuilds the head when a navigation fails. */
const served = typeof document === "undefined" ? "" : (document.querySelector("style")?.textContent ?? "");

/**
 * The whole style sheet, inline: it is a few kilobytes, and this saves a second request. In the browser React leaves
 * the server's element as it is, so the scripts do not contain the text again.
 */
export function InlineStyle({ css }: { css: string }) {
  const nonce = use(NonceContext);
  const html = { __html: css || served };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
