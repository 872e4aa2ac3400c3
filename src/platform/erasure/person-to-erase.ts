import type { UserId } from "../../contract/ids.ts";

/** Replaces personal texts. */
export const ERASED = "Erased";

export interface PersonToErase {
  readonly userId: UserId;
  readonly email: string;
  readonly now: Date;
}

/** An e-mail address in the reserved top-level domain `invalid`: no mail can go there. */
export const erasedEmail = (userId: UserId): string => `erased-${userId}@erased.invalid`;
