import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { StaffOrder, TimelineEvent } from "../../../contract/admin/orders.ts";
import { onTheClock } from "../amount.ts";

/** Everything that happened to the order on one line of time, oldest first. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => (
  <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, pl: 2, borderLeft: 2, borderColor: "divider" }}>
    {order.timeline.map((event) => (
      <Event key={event.id} {...event} />
    ))}
  </Box>
);

const kinds = {
  status: "Status",
  mail: "Mail",
  payment: "Payment",
  stock: "Stock",
  edit: "Edit",
  note: "Note",
} as const satisfies Record<TimelineEvent["kind"], string>;

const Event = ({ at, kind, title, detail, by, state }: TimelineEvent) => (
  <Box component="li" sx={{ mb: 1.25 }}>
    <Typography variant="caption" color="text.secondary">
      {onTheClock(at)} · {kinds[kind]} · {by}
    </Typography>
    <div>
      {title}
      {state && ` (${state})`}
      {detail && (
        <Typography component="span" color="text.secondary">
          {" "}
          {detail}
        </Typography>
      )}
    </div>
  </Box>
);
