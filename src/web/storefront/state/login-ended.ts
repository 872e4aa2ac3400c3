const KEY = "kitstore.loginEnded";

/** Tells the login page of this tab that the login expired, and did not end by Logout. */
export function recordLoginEnded(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Storage is blocked: then the login page does not say it.
  }
}

/** Whether a login expired; true only once. */
export function consumeLoginEnded(): boolean {
  try {
    const wasRecorded = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wasRecorded;
  } catch {
    return false;
  }
}
