import { t } from "../../../platform/language/t.ts";
/**
 * Shares a URL: with the share sheet on a phone, elsewhere with the clipboard. Returns the text to show: null when the
 * share sheet was used or closed, and the URL itself when the browser refuses (the click is too long ago).
 */
export async function shareLink(title: string, url: string): Promise<string | null> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    return navigator.share({ title, url }).then(
      () => null,
      (problem: DOMException) => (problem.name === "NotAllowedError" ? url : null),
    );
  }
  try {
    await navigator.clipboard.writeText(url);
    return t("Link copied");
  } catch {
    // There is no clipboard without https, and the browser may refuse it.
    return url;
  }
}
