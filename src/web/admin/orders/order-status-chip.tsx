import Chip from "@mui/material/Chip";
import { useRecordContext } from "react-admin";
import { statusColour } from "../../../orders/order/order-status.ts";
import { serverWord } from "../words/server-words.ts";

const colours = { orange: "warning", green: "success", red: "error" } as const;

/** The order status, in the colour in which the customer sees it (specification 4). */
export function OrderStatusChip() {
  const record = useRecordContext();
  if (!record) return null;
  const colour = statusColour(record.status);
  return (
    <Chip
      size="small"
      variant="outlined"
      label={serverWord(record.status)}
      {...(colour && { color: colours[colour] })}
    />
  );
}
