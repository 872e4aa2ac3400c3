import type { CardFact } from "./claim-card.ts";

/** Two beside each other, four below each other, on A4. */
export const CARDS_ON_PAGE = 8;

/** So many are printed at once. */
export const MAX_CARDS = 400;

export interface PrintedCard {
  readonly language: string;
  readonly company: string;
  /** What the occasion is called, in that language. */
  readonly heading: string;
  readonly name: string;
  readonly code: string;
  readonly asks: CardFact;
  /** YYYY-MM-DD. */
  readonly useUntil: string;
  /** Of the page, to be typed. */
  readonly address: string;
  /** Of the page with the code, which the QR code has. */
  readonly qrUrl: string;
}
