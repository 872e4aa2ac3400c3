import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CreateButton, useGetResourceLabel, useResourceContext, useResourceDefinition } from "react-admin";

/** What creates the rows of a list in which staff create none. */
const hints: Record<string, string> = {
  orders: "An order stands here as soon as a buyer has checked out.",
  enquiries: "What is written on the contact page and the bulk enquiry stands here, the oldest first.",
  "stock-movements": "A movement is written whenever a stock is counted or an order takes from it.",
  audit: "Every change in the admin writes a line here.",
  invitations: "Somebody whom you invite stands here until they have accepted.",
  people: "Who signs up in the shop stands here.",
};

/** The empty state of a list. It says where rows will come from, or offers to create the first. */
export function EmptyList() {
  const resource = useResourceContext() ?? "";
  const { hasCreate } = useResourceDefinition();
  const label = useGetResourceLabel();
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", textAlign: "center", p: 4 }}>
      <Typography variant="h6" component="h2">
        No {label(resource, 2).toLowerCase()} yet
      </Typography>
      {hints[resource] && <Typography color="text.secondary">{hints[resource]}</Typography>}
      {hasCreate && <CreateButton variant="contained" />}
    </Box>
  );
}
