const KEY = "kitstore.loginEnded";

/** Leaves word for this tab's login page that the login ended by itself, not by Logout. */
export function noteLoginEnded(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Then it is not said.
  }
}

/** Whether that word was left; it is told once. */
export function takeLoginEnded(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isNoted;
  } catch {
    return false;
  }
}
