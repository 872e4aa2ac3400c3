/**
 * Hands an address on: to the phone's own list of ways, elsewhere into the clipboard. Answers what to say
 * about it; null where the phone's list says it all, or was closed again.
 */
export async function shareLink(title: string, url: string): Promise<string | null> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ title, url }).catch(() => undefined);
    return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return "Link copied";
  } catch {
    // An address without https has no clipboard, and a browser may refuse it.
    return url;
  }
}
