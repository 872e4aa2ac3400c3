import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CreateButton, useGetResourceLabel, useResourceContext, useResourceDefinition } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";

/** Where rows come from, or what they are for. */
const hints: Record<string, string> = {
  products: t(
    "Create the first one, or import many from a file: this store’s CSV, Shopify’s, or a Google feed.",
  ),
  categories: t("Each product is in a category; the categories are the shop’s menu."),
  "shipping-countries": t(
    "The checkout offers the countries that stand here, each with what shipping costs.",
  ),
  "search-synonyms": t(
    "The search finds what is called by the word that was typed. Here you teach it other words.",
  ),
  offices: t("Customers can have an order billed to an office that stands here."),
  orders: t("An order appears here as soon as a buyer has checked out."),
  enquiries: t("Messages of the contact page and bulk enquiries appear here, the oldest first."),
  quotes: t("Begin one from a bulk enquiry, or for anybody: prices that a customer accepts by a link."),
  "stock-movements": t("A movement is written whenever a stock is counted or an order takes from it."),
  audit: t("Every change in the admin writes a line here."),
  invitations: t("Everybody whom you invite is listed here until they accept."),
  people: t("Everybody who signs up in the shop appears here."),
  members: t(
    "Here stands whom the company knows, also before they have an account: one kit each, whatever address they use.",
  ),
};

/** The empty state of a list. It says where rows will come from, or offers to create the first. `children`: other ways. */
export function EmptyList({ children }: { children?: Elements }) {
  const resource = useResourceContext() ?? "";
  const { hasCreate } = useResourceDefinition();
  const label = useGetResourceLabel();
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", textAlign: "center", p: 4 }}>
      <Typography variant="h6" component="h2">
        {t("{label}: nothing yet", { label: label(resource, 2) })}
      </Typography>
      {hints[resource] && <Typography color="textSecondary">{hints[resource]}</Typography>}
      {hasCreate && <CreateButton variant="contained" />}
      {children}
    </Box>
  );
}
