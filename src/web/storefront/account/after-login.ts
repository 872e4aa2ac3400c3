/** Where a login leads, as a query parameter (specification 2: redirect=checkout or order). */
export type Redirect = "checkout" | "order";
const redirectPaths: Readonly<Record<Redirect, string>> = {
  checkout: "/checkout",
  order: "/accounts/order-history",
};
const RETURN_KEY = "kitstore.returnTo";

export const readRedirect = (search: URLSearchParams): Redirect | null => {
  const requested = search.get("redirect");
  return requested === "checkout" || requested === "order" ? requested : null;
};

/** The path of an account page with the redirect parameter. */
export const withRedirect = (path: string, redirect: Redirect | null): string =>
  redirect ? `${path}?redirect=${redirect}` : path;

/** The path of the login page for a visitor of `pathname`, which is stored in the tab if it has no redirect name. */
export function loginPath(pathname: string): string {
  const redirect =
    (Object.keys(redirectPaths) as Redirect[]).find((name) => redirectPaths[name] === pathname) ?? null;
  try {
    if (redirect || pathname.startsWith("/accounts/login")) sessionStorage.removeItem(RETURN_KEY);
    else sessionStorage.setItem(RETURN_KEY, pathname);
  } catch {
    // Storage is blocked: then the login leads to the home page.
  }
  return withRedirect("/accounts/login", redirect);
}

/** The path to open after a login: the redirect, else the stored path, else the home page. */
export const pathAfterLogin = (redirect: Redirect | null): string =>
  redirect ? redirectPaths[redirect] : (readReturnPath() ?? "/");

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Accepts only a path of this store: anyone can edit the storage, and `//host` would be another site. */
function readReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(RETURN_KEY);
    return path && /^\/(?![/\\])/.test(path) ? path : null;
  } catch {
    return null;
  }
}
