import { defaultI18nProvider } from "react-admin";

/** What the admin says in place of react-admin's own words, which speak of elements and items. */
const messages: Readonly<Record<string, string>> = {
  "ra.page.dashboard": "Today",
  "ra.notification.created": "Saved",
  "ra.notification.updated": "Saved",
  "ra.notification.deleted": "Removed",
  "ra.notification.bad_item": "Something in it is not right.",
  "ra.notification.item_doesnt_exist": "It does not exist any more.",
  "ra.notification.http_error": "The store cannot be reached. Nothing was changed. Try again.",
  "ra.navigation.no_results": "Nothing is here yet.",
  "ra.navigation.no_filtered_results": "Nothing is found using the current filters.",
  "ra.message.error":
    "Something went wrong on this screen. Load it again; if it stays, tell whoever runs the store.",
};

export const i18nProvider: typeof defaultI18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => messages[key] ?? defaultI18nProvider.translate(key, options),
};
