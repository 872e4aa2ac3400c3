/** A login lasts 20 minutes; the inactivity limit is 20 minutes too (specification 9). */
export const LOGIN_LIFE_MS = 1_200_000;
/** However active a person is, after this they log in again. */
export const CUSTOMER_SESSION_LIFE_MS = 12 * 3_600_000;
export const STAFF_SESSION_LIFE_MS = 8 * 3_600_000;
export const IDLE_LIMIT_MS = 1_200_000;
/** Activity of the user refreshes a login at most this often. */
export const MIN_REFRESH_INTERVAL_MS = 60_000;
/** A replaced token works this long: for calls under way, for other tabs, and where the new one was lost. */
export const REPLACED_TOKEN_LIFE_MS = 60_000;
/** Steps that could take an account over need the password or a code that is not older. */
const PROOF_LIFE_MS = 5 * 60_000;

type TimeValue = Date | number;
const elapsedMs = (since: TimeValue, now: TimeValue): number => Number(now) - Number(since);

/** A login has ended after exactly 20 minutes. A login time that is not a valid time has ended too. */
export function isLoginExpired(loginTime: TimeValue, now: TimeValue): boolean {
  return !(elapsedMs(loginTime, now) < LOGIN_LIFE_MS);
}

/** Whether the password or a code was given in the last five minutes. */
export const isProofFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && elapsedMs(provedAt, now) < PROOF_LIFE_MS;

export function isIdleTooLong(lastActivity: TimeValue, now: TimeValue): boolean {
  return !(elapsedMs(lastActivity, now) < IDLE_LIMIT_MS);
}

/**
 * True a minute after the last refresh. Also true when the last refresh is in the future, because the clock
 * was set back.
 */
export function mayRefresh(lastRefresh: TimeValue, now: TimeValue): boolean {
  const elapsed = elapsedMs(lastRefresh, now);
  return !(elapsed >= 0 && elapsed < MIN_REFRESH_INTERVAL_MS);
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Whether a guest's session id is long enough for at least 122 random bits and does not look guessable.
 * Accepts a v4 UUID, or 22 and more url-safe characters (31 for hexadecimal). Refuses a random id less than
 * once in 10^11.
 */
export function isSessionId(text: string): boolean {
  if (!/^[\w-]{22,128}$/.test(text)) return false;
  if (uuidShape.test(text)) return uuidV4.test(text) && looksRandom(text.replaceAll("-", ""), 5);
  if (/^\d+$/.test(text)) return false;
  if (/^[0-9a-f]+$/i.test(text)) return text.length >= 31 && looksRandom(text, 5);
  return looksRandom(text, 8);
}

function looksRandom(text: string, minDistinct: number): boolean {
  const isRepeatedBlock = (text + text).indexOf(text, 1) < text.length;
  return (
    new Set(text).size >= minDistinct &&
    !isRepeatedBlock &&
    !/(.)\1{11}/.test(text) &&
    // In counted numbers and keyboard rows, most characters equal the one before or are next to it.
    countAdjacentCharacters(text) < 0.75 * (text.length - 1)
  );
}

function countAdjacentCharacters(text: string): number {
  let count = 0;
  for (let index = 1; index < text.length; index++)
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) count++;
  return count;
}
