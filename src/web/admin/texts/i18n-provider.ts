import { defaultI18nProvider } from "react-admin";
import { language, reactAdminKey, t, textOfKey } from "../../../platform/language/t.ts";

/** What the admin says in place of react-admin's own words, which speak of elements and items. */
const messages: Readonly<Record<string, string>> = {
  "ra.page.dashboard": t("Today"),
  "ra.notification.created": t("Saved"),
  "ra.notification.updated": t("Saved"),
  "ra.notification.deleted": t("Removed"),
  "ra.notification.bad_item": t("Something in it is not right."),
  "ra.notification.item_doesnt_exist": t("It does not exist any more."),
  "ra.notification.http_error": t("The store cannot be reached. Nothing was changed. Try again."),
  "ra.navigation.no_results": t("Nothing is here yet."),
  "ra.navigation.no_filtered_results": t("Nothing is found using the current filters."),
  "ra.message.error": t(
    "Something went wrong on this screen. Load it again; if it stays, tell whoever runs the store.",
  ),
};

/** React-admin's texts in the language of the admin: its own are in the catalogue by their names. */
export const i18nProvider: typeof defaultI18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) =>
    messages[key] ??
    (key.startsWith("ra.") ? textOfKey(reactAdminKey(key), options ?? {}) : undefined) ??
    defaultI18nProvider.translate(key, options),
  getLocale: language,
};
