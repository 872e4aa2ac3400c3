import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { linesBelowName } from "../../../platform/address/shown-address.ts";
import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language, t } from "../../../platform/language/t.ts";
import { CorrectAddressDialog } from "./correct-address-dialog.tsx";

export function OrderAddresses({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const mayCorrect = order.lines.some(({ toSend }) => toSend > 0) || order.shipments.some(needsDecision);
  return (
    <>
      <Addresses order={order} />
      {mayCorrect && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          {t("Correct the delivery address…")}
        </Button>
      )}
      {isOpen && <CorrectAddressDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

const needsDecision = (shipment: StaffOrder["shipments"][number]): boolean => shipment.needsDecision;

const Addresses = ({ order }: { order: StaffOrder }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4 }}>
    {order.addresses.map((each) => (
      <Box
        component="address"
        key={String(each.isBilling)}
        sx={{ fontStyle: "normal", minWidth: 0, whiteSpace: "pre-line" }}
      >
        <Typography variant="caption" color="textSecondary">
          {each.isBilling ? t("Billing") : t("Delivery")}
        </Typography>
        <div>{each.recipientName}</div>
        <div>{linesBelowName(each, countryOfBrowser(language(), each.country)).join("\n")}</div>
        <div>{each.recipientPhone}</div>
      </Box>
    ))}
    {order.isGift && (
      <Box sx={{ minWidth: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        <Typography variant="caption" color="textSecondary">
          {t("Gift: no invoice in the parcel")}
        </Typography>
        <div>{order.giftNote || t("Without a note")}</div>
      </Box>
    )}
    {order.billingOffice && (
      <div>{t("Billed to the office in {billingOffice}", { billingOffice: order.billingOffice })}</div>
    )}
  </Box>
);
