/** After five wrong codes, no code is checked until 15 minutes after the first of them. */
const MAX_WRONG_TRIES = 5;
const LOCKOUT_MS = 15 * 60_000;

export interface WrongTries {
  readonly wrongTries: number;
  readonly wrongSince: Date;
}

/** Seconds until codes are checked again. 0 when they are checked now. */
export function lockoutSecondsLeft({ wrongTries, wrongSince }: WrongTries, now: Date): number {
  if (wrongTries < MAX_WRONG_TRIES) return 0;
  return Math.max(0, Math.ceil((wrongSince.getTime() + LOCKOUT_MS - now.getTime()) / 1000));
}

/** Adds one wrong code. A new count starts once the 15 minutes are over. */
export function addWrongTry(tries: WrongTries, now: Date): WrongTries {
  const isOver = tries.wrongTries === 0 || now.getTime() - tries.wrongSince.getTime() >= LOCKOUT_MS;
  return isOver
    ? { wrongTries: 1, wrongSince: now }
    : { wrongTries: tries.wrongTries + 1, wrongSince: tries.wrongSince };
}
