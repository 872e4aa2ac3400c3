import type { RawBuilder } from "kysely";

/** One thing of the store whose books disagree. */
export interface BookFault {
  /** What it is about: an order number, a SKU, a coupon. */
  readonly subject: string;
  /** What disagrees, with both figures, in words for staff. */
  readonly fault: string;
}

/** A rule that must hold over the whole database. */
export interface BookCheck {
  /** The rule itself, as staff read it. */
  readonly rule: string;
  /** Selects everything that breaks the rule. `since`: older steps may have lost their mails to retention. */
  readonly faults: (since: Date, now: Date) => RawBuilder<BookFault>;
}
