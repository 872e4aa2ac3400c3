import { tabStorage } from "../../ui/tab-storage.ts";

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

/**
 * The path of the login page for a visitor of `path`, which is stored in the tab if it has no redirect name. The pages
 * of login and sign-up keep what is stored: they lead on to it.
 */
export function loginPath(path: string): string {
  const redirect =
    path === redirectPaths.checkout ? "checkout" : path === redirectPaths.order ? "order" : null;
  if (redirect) clearReturnPath();
  else if (!/^\/accounts\/(login|signup|recover)/.test(path)) saveReturnPath(path);
  return withRedirect("/accounts/login", redirect);
}

/** The path to open after a login: the redirect, else the stored path, else the home page. */
export const pathAfterLogin = (redirect: Redirect | null): string =>
  redirect ? redirectPaths[redirect] : (readReturnPath() ?? "/");

export const saveReturnPath = (path: string): boolean => tabStorage.set(RETURN_KEY, path);
export const clearReturnPath = (): boolean => tabStorage.set(RETURN_KEY, null);

/** Accepts only a path of this store: anyone can edit the storage, and `//host` would be another site. */
function readReturnPath(): string | null {
  const path = tabStorage.get(RETURN_KEY);
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
