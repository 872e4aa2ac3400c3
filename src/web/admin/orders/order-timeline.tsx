import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { StaffOrder, TimelineEvent } from "../../../contract/admin/orders.schemas.ts";
import { formatDateTime } from "../format.ts";
import { OrderMail } from "./order-mail.tsx";

/** Everything that happened to the order, oldest first. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => (
  <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, pl: 2, borderLeft: 2, borderColor: "divider" }}>
    {order.timeline.map((event) => (
      <Event key={event.id} order={order} {...event} />
    ))}
  </Box>
);

const kindLabels = {
  status: "Status",
  mail: "Mail",
  payment: "Payment",
  stock: "Stock",
  edit: "Edit",
  note: "Note",
} as const satisfies Record<TimelineEvent["kind"], string>;

const Event = ({
  order,
  at,
  kind,
  title,
  detail,
  by,
  state,
  mailId,
}: TimelineEvent & { order: StaffOrder }) => (
  <Box component="li" sx={{ mb: 1.25 }}>
    <Typography variant="caption" color="text.secondary">
      {formatDateTime(at)} · {kindLabels[kind]} · {by}
    </Typography>
    <Box sx={{ overflowWrap: "anywhere" }}>
      {title}
      {state && ` (${state})`}
      {detail && (
        <Typography component="span" color="text.secondary">
          {" "}
          {detail}
        </Typography>
      )}
      {mailId !== undefined && <OrderMail order={order} mailId={mailId} title={title} />}
    </Box>
  </Box>
);
