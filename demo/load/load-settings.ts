import { writeSettings } from "../../src/features/settings/settings.store.ts";
import type { Trx } from "../../src/server/db/database.ts";
import { demoSettings } from "../catalog/settings.ts";

/** Stores the demo company's settings. */
export const loadSettings = (trx: Trx, now: Date) =>
  writeSettings(trx, demoSettings, { version: 1, userId: null, now });
