import { tabStorage } from "../../ui/tab-storage.ts";
import { loggedInUser } from "./user.ts";

const key = (): string => `kitstore.press ${location.pathname}`;

/** Remembers which button of this product's page was pressed without the login that it needs. */
export const savePress = (index: number): boolean => tabStorage.set(key(), String(index));

/** The button that was pressed here before the login, once. -1: none, or there was no login. */
export function takePress(): number {
  const index = tabStorage.get(key());
  tabStorage.set(key(), null);
  return index && loggedInUser() ? Number(index) : -1;
}
