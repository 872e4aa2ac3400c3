/**
 * Hands an address on: to the phone's own list of ways, elsewhere into the clipboard. Answers what to say
 * about it; null where the phone's list says it all, or was closed again. A press that is too long ago opens no list.
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
    return "Link copied";
  } catch {
    // An address without https has no clipboard, and a browser may refuse it.
    return url;
  }
}
