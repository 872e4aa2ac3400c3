import { createContext, use } from "react";

/** The mark of this rendering (page-context.ts); in the browser there is none. */
export const MarkContext = createContext<string | undefined>(undefined);

/** What the page brought: read before React, which builds the head anew when a navigation fails, can take it away. */
const served = typeof document === "undefined" ? "" : (document.querySelector("style")?.textContent ?? "");

/**
 * The whole style sheet, in the page: it is a few kilobytes, and nothing waits for a second request. The browser leaves
 * the server's element as it is, so the text is not needed a second time in the scripts.
 */
export function InlineStyle({ css }: { css: string }) {
  const mark = use(MarkContext);
  const html = { __html: css || served };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
