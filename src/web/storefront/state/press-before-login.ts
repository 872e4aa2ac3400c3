import { tabStorage } from "../../ui/tab-storage.ts";
import { loggedInUser } from "./user.ts";

/** Of a product's page, with the prefix of its language. */
export const pressKey = (pathname: string): string => `kitstore.press ${pathname}`;

/** Remembers which button of this product's page was pressed without the login that it needs. */
export const savePress = (index: number): boolean =>
  tabStorage.set(pressKey(location.pathname), String(index));

/** The button that was pressed here before the login, once. -1: none, or there was no login. */
export function takePress(): number {
  const key = pressKey(location.pathname);
  const index = tabStorage.get(key);
  tabStorage.set(key, null);
  return index && loggedInUser() ? Number(index) : -1;
}
