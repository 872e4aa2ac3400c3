import { storedCurrency } from "./currency.ts";

/**
 * Takes the currency that the link to this page names (`?currency=INR`, as in the Google feed), in which the server rendered it. It is then chosen,
 * and leaves the URL, so that another choice is not undone by a reload.
 */
export function takeLinkedCurrency(): void {
  const url = new URL(location.href);
  const code = url.searchParams.get("currency");
  if (!code || !/^[A-Z]{3}$/.test(code)) return;
  storedCurrency.set(code);
  url.searchParams.delete("currency");
  history.replaceState(history.state, "", url);
}

takeLinkedCurrency(); // when it is loaded: before the page is hydrated
