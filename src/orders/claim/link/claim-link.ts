import { createHash, randomBytes } from "node:crypto";
import { MAX_WRONG_TRIES } from "../../../buying/occasion/card-tries.ts";
import type { claimLinkStates } from "../../../contract/admin/claim-links.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Somebody may be away for weeks. When the occasion closes, its links end too. */
export const CLAIM_LINK_DAYS = 60;
/** For so long a used link still shows its order: to another tab, or after a reload. Later only the mails of the order do. */
const SHOWS_ORDER_MS = DAY_MS;

/** When a link that is mailed now stops working. */
export const claimLinkEnd = (now: Date): Date => new Date(now.getTime() + CLAIM_LINK_DAYS * DAY_MS);

/** The page of the mail's button. Browsers do not send what follows #, so that the token reaches no server log. */
export const claimUrl = (publicUrl: string, token: string | null): string =>
  `${publicUrl}/claim${token === null ? "" : `#${token}`}`;

/** 192 random bits. */
export const newClaimToken = (): string => randomBytes(24).toString("base64url");

export const hashClaimToken = (token: string): Buffer =>
  createHash("sha256").update(`claim link:${token}`).digest();

export interface LinkTimes {
  readonly expiresAt: Date;
  readonly openedAt: Date | null;
  readonly usedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Whether the kit was asked for by it and has no order yet. */
  readonly isWaiting: boolean;
  /** Whether that is a choice of which staff have the order made later. */
  readonly isChosen: boolean;
}
/** Of a printed card. */
interface CardTries {
  readonly isCard: boolean;
  readonly wrongTries: number;
}
export type ClaimLinkState = (typeof claimLinkStates)[number];

/** Of the newest mail that brings a link; null: it was deleted since. */
export type LinkMailState = "queued" | "sent" | "kept" | "failed" | null;

/** What became of a link. One that was opened has arrived, whatever a mail server said of a later attempt. */
export function claimLinkState(
  {
    expiresAt,
    openedAt,
    usedAt,
    withdrawnAt,
    isWaiting,
    isChosen,
    mailState,
    isCard = false,
    wrongTries = 0,
  }: LinkTimes & { readonly mailState: LinkMailState } & Partial<CardTries>,
  now: Date,
): ClaimLinkState {
  if (usedAt) return "used";
  if (withdrawnAt) return "withdrawn";
  if (isWaiting) return isChosen ? "chosen" : "waiting";
  if (expiresAt <= now) return "expired";
  if (isCard && wrongTries >= MAX_WRONG_TRIES) return "locked";
  if (openedAt) return "opened";
  if (isCard) return "printed";
  if (mailState === "failed") return "bounced";
  return mailState === "queued" ? "queued" : "sent";
}

/** Whether a used link still opens its order by itself. */
export const showsOrder = (usedAt: Date, now: Date): boolean =>
  now.getTime() - usedAt.getTime() < SHOWS_ORDER_MS;

interface AddressOfMember {
  readonly email: string;
  readonly kind: "company" | "private";
}

/** Where a link is mailed to: who is not here yet cannot read the company's mailbox. Undefined: no address is known. */
export function addressToMail<A extends AddressOfMember>(
  addresses: readonly A[],
  status: "coming" | "here" | "left",
): A | undefined {
  const preferred = status === "coming" ? "private" : "company";
  return addresses.find(({ kind }) => kind === preferred) ?? addresses[0];
}
