import { IDLE_LIMIT_MS } from "../../../platform/session/session-expiry.ts";
import { readSession, type StaffSession, saveSession } from "./staff-session.ts";

interface EndedSession {
  readonly session: StaffSession;
  readonly goOn: () => void;
  readonly giveUp: () => void;
  /** Resolved by the next login, with false when the person leaves instead. */
  readonly isBack: Promise<boolean>;
}

let ended: EndedSession | null = null;
/** The session that this tab works with: another tab may end it. */
let known: StaffSession | null = null;
const listeners = new Set<() => void>();

function setEnded(next: EndedSession | null): void {
  ended = next;
  for (const listener of listeners) listener();
}

export const endedSession = (): StaffSession | null => ended?.session ?? null;

/** For useSyncExternalStore. */
export function onEndedSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSessionOver = ({ loginTime }: StaffSession): boolean => Date.now() - loginTime > IDLE_LIMIT_MS;

/**
 * Ends the session of this tab without leaving its page, so that nothing typed is lost: the page asks for the password
 * over itself, and calls wait until then. Nothing happens in a tab that has had no session.
 */
export function endSession(): void {
  const session = readSession() ?? known;
  if (ended || !session) return;
  const { promise: isBack, resolve } = Promise.withResolvers<boolean>();
  setEnded({ session, isBack, goOn: () => resolve(true), giveUp: () => resolve(false) });
}

/**
 * After a login, also in another tab: the page goes on. For another person the page is loaded anew, because what it
 * shows belongs to somebody else.
 */
export function continueSession(): void {
  const session = readSession();
  if (!ended || !session) return;
  if (session.userId !== ended.session.userId) {
    location.reload();
    return;
  }
  const { goOn } = ended;
  setEnded(null);
  goOn();
}

/** The person leaves the page: calls that wait fail. */
export function leaveSession(): void {
  const giveUp = ended?.giveUp;
  saveSession(null);
  known = null;
  setEnded(null);
  giveUp?.();
}

/** Waits while the session has ended. False when the person left. */
export async function sessionToCallWith(): Promise<boolean> {
  const session = readSession();
  if (session) known = session;
  if (session && isSessionOver(session)) endSession();
  return ended ? ended.isBack : true;
}

/** A session that ended before this page was loaded: the login page comes first, as nothing is typed yet. */
export function forgetOldSession(): void {
  const session = readSession();
  if (session && isSessionOver(session)) saveSession(null);
}
