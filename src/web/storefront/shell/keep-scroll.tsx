import { use } from "react";
import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { NonceContext } from "./inline-style.tsx";

/**
 * Scrolls before the page is hydrated, to where the router's hook (below) says that it was. The key of the history's entry is
 * the router's too. Browsers that refuse storage begin at the top.
 */
const restore = import.meta.env.SSR
  ? `try {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  const y = JSON.parse(sessionStorage.getItem("react-router-scroll-positions"))?.[history.state.key];
  if (typeof y === "number") scrollTo(0, y);
} catch {}`
  : "";

/**
 * A new page is opened at its top, and Back and a reload return to where the page was. In place of the router's
 * `ScrollRestoration`, whose script throws where the browser refuses session storage; its hook does not.
 */
export function KeepScroll() {
  useScrollRestoration();
  const nonce = use(NonceContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which only the server's HTML contains
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restore }} />;
}
