import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { onTheClock } from "../../amount.ts";
import { Part } from "../../part.tsx";
import { ReturnDialog } from "./return-dialog.tsx";
import { ReturnRow } from "./return-row.tsx";

/** Goods that come back; there from the delivery on. */
export function OrderReturns({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (!order.returnableUntil) return null;
  const isOver = new Date(order.returnableUntil) < new Date();
  const isLeft = order.lines.some((line) => line.isReturnable && line.returnedQuantity < line.quantity);
  return (
    <Part title="Returns">
      <Typography color="text.secondary">
        {isLeft || order.returns.length > 0
          ? `Taken until ${onTheClock(order.returnableUntil)}, at the buyer's cost.`
          : "Nothing of this order can be returned."}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {order.returns.map((each) => (
          <ReturnRow key={each.id} order={order} given={each} />
        ))}
      </Box>
      {isLeft && !isOver && (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          Open a return…
        </Button>
      )}
      {isOpen && <ReturnDialog order={order} close={() => setOpen(false)} />}
    </Part>
  );
}
