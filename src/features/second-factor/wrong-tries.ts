/** Five wrong codes, then a quarter of an hour in which none is looked at. */
const MOST_TRIES = 5;
const REST_MS = 15 * 60_000;

export interface WrongTries {
  readonly wrongTries: number;
  readonly wrongSince: Date;
}

/** Seconds until codes are looked at again; 0 when they are. */
export function secondsToRest({ wrongTries, wrongSince }: WrongTries, now: Date): number {
  if (wrongTries < MOST_TRIES) return 0;
  return Math.max(0, Math.ceil((wrongSince.getTime() + REST_MS - now.getTime()) / 1000));
}

/** After one more wrong code; the count begins anew once the quarter of an hour is over. */
export function oneMoreWrong(tries: WrongTries, now: Date): WrongTries {
  const isOver = tries.wrongTries === 0 || now.getTime() - tries.wrongSince.getTime() >= REST_MS;
  return isOver
    ? { wrongTries: 1, wrongSince: now }
    : { wrongTries: tries.wrongTries + 1, wrongSince: tries.wrongSince };
}
