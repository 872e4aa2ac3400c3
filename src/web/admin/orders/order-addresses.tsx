import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../contract/admin/orders.ts";

export const OrderAddresses = ({ order }: { order: StaffOrder }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4 }}>
    {order.addresses.map((each) => (
      <Box
        component="address"
        key={String(each.isBilling)}
        sx={{ fontStyle: "normal", minWidth: 0, whiteSpace: "pre-line" }}
      >
        <Typography variant="caption" color="text.secondary">
          {each.isBilling ? "Billing" : "Delivery"}
        </Typography>
        <div>{each.recipientName}</div>
        <div>{each.address}</div>
        <div>{[each.recipientCity, each.region, each.postalCode].filter(Boolean).join(", ")}</div>
        <div>{each.country}</div>
        <div>{each.recipientPhone}</div>
      </Box>
    ))}
    {order.billingOffice && <div>Billed to the office in {order.billingOffice}</div>}
  </Box>
);
