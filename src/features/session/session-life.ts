/** Twenty minutes: the life of a login, and the longest idleness (specification 9). */
export const LOGIN_LIFE_MS = 1_200_000;
export const IDLE_LIMIT_MS = 1_200_000;
/** Real activity refreshes a login at most this often. */
export const REFRESH_EVERY_MS = 60_000;

type Moment = Date | number;
const elapsedMs = (since: Moment, now: Moment): number => Number(now) - Number(since);

/** A login is over from exactly 20 minutes on; a login time that is no time at all is over too. */
export function isLoginExpired(loginTime: Moment, now: Moment): boolean {
  return !(elapsedMs(loginTime, now) < LOGIN_LIFE_MS);
}

/** Idle for 20 minutes or more. */
export function isIdleTooLong(lastActivity: Moment, now: Moment): boolean {
  return !(elapsedMs(lastActivity, now) < IDLE_LIMIT_MS);
}

/** A minute since the last refresh; a last refresh in the future (the clock was set back) holds nobody up. */
export function mayRefresh(lastRefresh: Moment, now: Moment): boolean {
  const elapsed = elapsedMs(lastRefresh, now);
  return !(elapsed >= 0 && elapsed < REFRESH_EVERY_MS);
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Whether a guest's session id can hold at least 122 random bits by its form, a v4 UUID or 22 and more url-safe signs
 * (31 of hexadecimal), and does not look guessable. A random id is refused less than once in 10^11.
 */
export function isSessionId(text: string): boolean {
  if (!/^[\w-]{22,128}$/.test(text)) return false;
  if (uuidShape.test(text)) return uuidV4.test(text) && looksRandom(text.replaceAll("-", ""), 5);
  if (/^\d+$/.test(text)) return false;
  if (/^[0-9a-f]+$/i.test(text)) return text.length >= 31 && looksRandom(text, 5);
  return looksRandom(text, 8);
}

function looksRandom(text: string, fewestDistinct: number): boolean {
  const repeatsABlock = (text + text).indexOf(text, 1) < text.length;
  return (
    new Set(text).size >= fewestDistinct &&
    !repeatsABlock &&
    !/(.)\1{11}/.test(text) &&
    // Counted or typed along the keyboard's digits: most signs repeat or follow the one before.
    stepsAlong(text) < 0.75 * (text.length - 1)
  );
}

function stepsAlong(text: string): number {
  let steps = 0;
  for (let index = 1; index < text.length; index++)
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) steps++;
  return steps;
}
