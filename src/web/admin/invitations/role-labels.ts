import { t } from "../../../platform/language/t.ts";
/** What each role of staff may do, in few words. */
export const roleLabels = {
  giver: t("Giver: gives the kits of occasions, no addresses and no sizes"),
  packing: t("Packing: what has to be packed and sent, no prices"),
  people: t("People: members, no orders and no addresses"),
  support: t("Support: orders, enquiries, refunds"),
  catalogue: t("Catalogue: products, stock, content"),
  admin: t("Administrator: everything"),
} as const;

export const roleNames = {
  giver: t("Giver"),
  packing: t("Packing", { context: "role" }),
  people: t("People"),
  support: t("Support"),
  catalogue: t("Catalogue"),
  admin: t("Administrator"),
} as const;
