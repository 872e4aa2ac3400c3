import { createStoredValue } from "./stored-value.ts";

/** The server refuses an id that is not random enough; the cart then forgets it. */
export const storedSessionId = createStoredValue<string | null>("kitstore.sessionId", (stored) =>
  typeof stored === "string" && /^[\w-]{22,128}$/.test(stored) ? stored : null,
);

/** The guest's session id; null as long as the guest has no cart. */
export const findSessionId = (): string | null => storedSessionId.get();

/** The guest's session id; created with 144 random bits when first needed. */
export function getOrCreateSessionId(): string {
  const existing = storedSessionId.get();
  if (existing) return existing;
  const created = randomId();
  storedSessionId.set(created);
  return created;
}

export const forgetSessionId = (): void => storedSessionId.set(null);

/** Not `randomUUID`, which exists on https and localhost only: a store may be on plain http in an intranet. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
