import { createStoredValue } from "./stored-value.ts";

/** Whether the visitor was told that the shop has the browser's language, or has chosen one: it is said once. */
export const languageOffered = createStoredValue("kitstore.languageOffered", (stored) => stored === true);
