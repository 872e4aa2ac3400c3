/** What the admin itself says in place of the server, in the server's words. */
export const builtSentences: readonly string[] = ["The store could not be reached. Are you online?"];
