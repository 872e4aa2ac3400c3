import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { CreateButton, useGetResourceLabel, useResourceContext, useResourceDefinition } from "react-admin";

/** Where rows come from, or what they are for. */
const hints: Record<string, string> = {
  products:
    "Create the first one, or import many from a file: this store’s CSV, Shopify’s, or a Google feed.",
  categories: "Each product is in a category; the categories are the shop’s menu.",
  "shipping-countries": "The checkout offers the countries that stand here, each with what shipping costs.",
  "search-synonyms":
    "The search finds what is called by the word that was typed. Here you teach it other words.",
  offices: "Customers can have an order billed to an office that stands here.",
  orders: "An order appears here as soon as a buyer has checked out.",
  enquiries: "Messages of the contact page and bulk enquiries appear here, the oldest first.",
  "stock-movements": "A movement is written whenever a stock is counted or an order takes from it.",
  audit: "Every change in the admin writes a line here.",
  invitations: "Everybody whom you invite is listed here until they accept.",
  people: "Everybody who signs up in the shop appears here.",
};

/** The empty state of a list. It says where rows will come from, or offers to create the first. `children`: other ways. */
export function EmptyList({ children }: { children?: ReactNode }) {
  const resource = useResourceContext() ?? "";
  const { hasCreate } = useResourceDefinition();
  const label = useGetResourceLabel();
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", textAlign: "center", p: 4 }}>
      <Typography variant="h6" component="h2">
        No {label(resource, 2).toLowerCase()} yet
      </Typography>
      {hints[resource] && <Typography color="textSecondary">{hints[resource]}</Typography>}
      {hasCreate && <CreateButton variant="contained" />}
      {children}
    </Box>
  );
}
