/** What a queued mail says as long as it waits for a mail server. No job works on it, and the checklist counts it. */
export const WAITS_FOR_SERVER = "No mail server is set up yet, so it is waiting.";
