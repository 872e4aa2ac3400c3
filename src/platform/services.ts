import type { Logger } from "pino";
import type { UserId } from "../contract/ids.ts";
import type { Calendar } from "./calendar/calendar.ts";
import type { Config } from "./config/config.ts";
import type { Database, Trx } from "./db/database.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { CountedLines } from "./process/counted-lines.ts";
import type { SecretKeys } from "./secret-key/sealed-text.ts";
import type { TakeOver } from "./session/guest-session.ts";
import type { SettingsCache } from "./settings/settings-cache.ts";
import type { SlowStatements } from "./slow-statements/slow-statements.ts";
import type { Telemetry } from "./telemetry/open-telemetry.ts";

/**
 * Objects that all code of one process shares. They are passed as an argument, never imported. What a floor above has to add
 * is in its own services: the catalogue's snapshot, and the whole in app.
 */
export interface Services {
  /** What the machine needs. What staff may change is in `settings`, which knows what the environment fixes. */
  readonly config: Config;
  readonly settings: SettingsCache;
  readonly database: Database;
  readonly slowStatements: SlowStatements;
  /** Undefined: no collector is configured. */
  readonly telemetry: Telemetry | undefined;
  readonly jobs: Jobs;
  /** Others than people at this machine reach the store. It has no /mailbox then: mails wait for a mail server. */
  readonly isPublic: boolean;
  readonly secretKeys: SecretKeys;
  readonly log: Logger;
  /** For lines that anybody can cause with each request. */
  readonly countedLines: CountedLines;
  /** What a login takes over from the guest's session before it. */
  readonly takeOver: TakeOver;
  /** What goes when an account turns out to be another person's. */
  readonly clearCartAndAddresses: (trx: Trx, userId: UserId) => Promise<void>;
  /** The saved addresses of a person that were last used until then. */
  readonly clearAddressesUntil: (trx: Trx, userId: UserId, until: Date) => Promise<void>;
  readonly clock: () => Date;
  readonly calendar: Calendar;
}
