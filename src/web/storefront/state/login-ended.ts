import { tabStorage } from "../../ui/tab-storage.ts";

const KEY = "kitstore.loginEnded";

/** Tells the login page of this tab that the login expired, and did not end by Logout. */
export const recordLoginEnded = (): boolean => tabStorage.set(KEY, "1");

/** Whether a login expired; true only once. */
export function consumeLoginEnded(): boolean {
  const wasRecorded = tabStorage.get(KEY) !== null;
  tabStorage.set(KEY, null);
  return wasRecorded;
}
