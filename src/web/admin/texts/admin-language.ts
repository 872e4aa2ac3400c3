const STORAGE_KEY = "kitstore.adminLanguage";

/** The addresses of the admin's texts by language, English first. The server writes them into the page. */
export function textAddresses(): ReadonlyMap<string, string> {
  const written = document.documentElement.dataset.texts?.split(" ").filter(Boolean) ?? [];
  return new Map(
    written.map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]),
  );
}

export const adminLanguages = (): readonly string[] => [...textAddresses().keys()];

/** The language in which the admin is shown: the one that was chosen in this browser, else the browser's, else English. */
export function adminLanguage(): string {
  const known = adminLanguages();
  const chosen = localStorage.getItem(STORAGE_KEY);
  const preferred = [...(chosen ? [chosen] : []), ...navigator.languages];
  const found = preferred
    .flatMap((tag) => [tag, tag.split("-")[0] ?? tag])
    .find((tag) => known.includes(tag));
  return found ?? "en";
}

/** Shows the admin in another language from the next page on. */
export const storeAdminLanguage = (language: string): void => localStorage.setItem(STORAGE_KEY, language);
