import type { UserId } from "../../contract/ids.ts";

/** Replaces personal texts. */
export const ERASED = "Erased";

export interface PersonToErase {
  readonly userId: UserId;
  readonly email: string;
  readonly now: Date;
}
