import type { Trx } from "../../src/platform/db/database.ts";
import { writeSettings } from "../../src/platform/settings/settings.store.ts";
import { demoSettings } from "../catalogue/settings.ts";

/** Stores the demo company's settings. */
export const loadSettings = (trx: Trx, now: Date) =>
  writeSettings(trx, demoSettings, { version: 1, userId: null, now });
