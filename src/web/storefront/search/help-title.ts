import type { HelpTopic } from "../../../contract/search.schemas.ts";
import { t } from "../../../platform/language/t.ts";

/** What the page is called that answers a question. */
export const helpTitle = (topic: HelpTopic): string =>
  ({
    bulk: t("Bulk Enquiry"),
    contact: t("Contact Us"),
    delivery: t("Shipping Policy"),
    ordering: t("How To Order"),
    orders: t("Order Status"),
    password: t("Forgot password?"),
    privacy: t("Privacy Policy"),
    returns: t("Return Policy"),
    sizes: t("Size chart"),
  })[topic];
