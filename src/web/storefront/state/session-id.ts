import { keptValue } from "./kept-value.ts";

/** Whether it is random enough is the server's to judge: it refuses one that is not, and the cart then forgets it. */
export const keptSessionId = keptValue<string | null>("kitstore.sessionId", (stored) =>
  typeof stored === "string" && /^[\w-]{22,128}$/.test(stored) ? stored : null,
);

/** The guest's session, if there is one yet: without one there is no cart either. */
export const sessionIdIfAny = (): string | null => keptSessionId.get();

/** The guest's session; made of 122 random bits or more when first needed. */
export function sessionId(): string {
  const kept = keptSessionId.get();
  if (kept) return kept;
  const made = randomId();
  keptSessionId.set(made);
  return made;
}

export const forgetSessionId = (): void => keptSessionId.set(null);

/** `randomUUID` exists on https and localhost only; a store on a plain intranet address needs the long way. */
function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
