import type { PublicConfig } from "../../../app/pages/services.ts";
import { t } from "../../../platform/language/t.ts";
import { defaultSettings } from "../../../platform/settings/settings.ts";
import { deliveredTo, type Served } from "./served-countries.ts";

/** The texts of the promises that a new store has, in the language of the page, by their English ones. */
const defaultTexts = (): Readonly<Record<string, string>> => ({
  "World Wide Shipping": t("World Wide Shipping"),
  "We ship to every country, and tell you what it costs before you order.": t(
    "We ship to every country, and tell you what it costs before you order.",
  ),
  "High Quality Products": t("High Quality Products"),
  "Chosen by people who use them every day.": t("Chosen by people who use them every day."),
  "Customer Support": t("Customer Support"),
  "Write to us: a person answers.": t("Write to us: a person answers."),
});

const [worldwide] = defaultSettings.promises;

/**
 * A company's own promises as it wrote them; those of a new store in the language of the page, where the one
 * that says "World Wide" says which countries are `served`, if not all are. For loaders only.
 */
export function shownPromises(promises: PublicConfig["promises"], served?: Served): PublicConfig["promises"] {
  const texts = defaultTexts();
  const worldwideTitles = [worldwide?.title, t("World Wide Shipping")];
  return promises.map((promise) => {
    if (served?.countries.length && worldwideTitles.includes(promise.title))
      return {
        title: deliveredTo(served),
        text:
          promise.text === worldwide?.text ? t("We tell you what it costs before you order.") : promise.text,
        ...(served.inWords === undefined && { link: t("All countries") }),
      };
    const [title, text] = [texts[promise.title], texts[promise.text]];
    return title && text ? { title, text } : promise;
  });
}
