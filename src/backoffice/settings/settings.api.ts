import type { SettingsState } from "../../contract/admin/settings.ts";
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { withoutPassword } from "../../platform/settings/mail-server.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import type { CurrentSettings } from "../../platform/settings/settings-cache.ts";
import { changeSettings } from "./change-settings.ts";
import { readChecklistFacts } from "./checklist.store.ts";
import { checklistOf } from "./checklist.ts";
import { copySampleCatalogue } from "./copy-sample-catalogue.ts";

type SettingsCalls =
  | "GET /api/admin/settings"
  | "PUT /api/admin/settings"
  | "GET /api/admin/checklist"
  | "POST /api/admin/sample-catalogue";

export const settingsApi = ({
  database: { db },
  config,
  jobs,
  settings,
  secretKeys,
  catalogue,
}: Services & { readonly catalogue: { refresh(): Promise<void> } }): Handlers<SettingsCalls> => ({
  async "GET /api/admin/settings"() {
    await settings.refresh();
    return settingsState(settings.current());
  },
  async "PUT /api/admin/settings"({ body, ...staff }) {
    const refused = await changeSettings(db, { config, secretKeys }, { ...body, staff, now: staff.now });
    if (refused) return refused;
    if (body.mailServer) await db.transaction().execute((trx) => jobs.enqueue(trx, "mail.wake", {}));
    // The database notifies the other processes. This process refreshes before it responds.
    await Promise.all([settings.refresh(), catalogue.refresh()]);
    return settingsState(settings.current());
  },
  async "GET /api/admin/checklist"() {
    await settings.refresh();
    return checklistOf(settings.current(), await readChecklistFacts(db));
  },
  async "POST /api/admin/sample-catalogue"({ ...staff }) {
    const products = await copySampleCatalogue(db, settings.current(), staff, staff.now);
    if (isRefusal(products)) return products;
    await catalogue.refresh();
    return { products };
  },
});

const names = Object.keys(defaultSettings) as (keyof typeof defaultSettings)[];

const settingsState = (current: CurrentSettings): SettingsState => ({
  version: current.version,
  settings: Object.fromEntries(names.map((name) => [name, current[name]])) as SettingsState["settings"],
  fixed: [...current.fixed],
  mailServer: withoutPassword(current.mailServer),
});
