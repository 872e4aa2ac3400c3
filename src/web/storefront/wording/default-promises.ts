import type { PublicConfig } from "../../../app/pages/services.ts";
import { t } from "../../language/t.ts";

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

/** A company's own promises as it wrote them; those of a new store in the language of the page. For loaders only. */
export function shownPromises(promises: PublicConfig["promises"]): PublicConfig["promises"] {
  const texts = defaultTexts();
  return promises.map((promise) => {
    const [title, text] = [texts[promise.title], texts[promise.text]];
    return title && text ? { title, text } : promise;
  });
}
