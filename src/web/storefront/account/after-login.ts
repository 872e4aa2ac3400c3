/** Where a login leads, as the address says it (specification 2: redirect=checkout or order). */
export type Redirect = "checkout" | "order";
const places: Readonly<Record<Redirect, string>> = {
  checkout: "/checkout",
  order: "/accounts/order-history",
};
const RETURN_KEY = "kitstore.returnTo";

export const redirectIn = (search: URLSearchParams): Redirect | null => {
  const asked = search.get("redirect");
  return asked === "checkout" || asked === "order" ? asked : null;
};

/** An account page's address that carries the redirect along. */
export const withRedirect = (path: string, redirect: Redirect | null): string =>
  redirect ? `${path}?redirect=${redirect}` : path;

/** The login page for somebody who was at `pathname`; places without a name of their own are remembered in the tab. */
export function loginAddress(pathname: string): string {
  const redirect = (Object.keys(places) as Redirect[]).find((name) => places[name] === pathname) ?? null;
  try {
    if (redirect || pathname.startsWith("/accounts/login")) sessionStorage.removeItem(RETURN_KEY);
    else sessionStorage.setItem(RETURN_KEY, pathname);
  } catch {
    // Not remembered: then the login leads home.
  }
  return withRedirect("/accounts/login", redirect);
}

/** Where to go once logged in: as asked, else back to where the login was missed, else home. */
export const placeAfterLogin = (redirect: Redirect | null): string =>
  redirect ? places[redirect] : (rememberedPlace() ?? "/");

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Never remembered either.
  }
}

/** Only a path of this store: anyone may have edited the tab's storage, and `//host` is another one. */
function rememberedPlace(): string | null {
  try {
    const place = sessionStorage.getItem(RETURN_KEY);
    return place && /^\/(?![/\\])/.test(place) ? place : null;
  } catch {
    return null;
  }
}
