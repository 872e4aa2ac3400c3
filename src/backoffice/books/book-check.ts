import type { RawBuilder } from "kysely";
import type { StaffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";

/** One thing of the store whose books disagree. */
/** A rule that must hold over the whole database. */
export interface BookCheck {
  /** The rule itself, as staff read it. */
  readonly rule: StaffText;
  /** Selects everything that breaks the rule. `since`: older steps may have lost their mails to retention. */
  readonly faults: (since: Date, now: Date) => RawBuilder<BookFault>;
}
