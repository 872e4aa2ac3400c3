import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { AttentionItem } from "../../../contract/admin/dashboard.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { queueUrl } from "../orders/queue-tabs.tsx";
import { ageOf } from "../words/age.ts";
import { formatDateTime } from "../words/format.ts";
import { listUrl } from "./list-url.ts";

/** What each kind means, and the one action for it. */
const kindLabels: Record<AttentionItem["kind"], { title: string; message: string; actionLabel: string }> = {
  paid: {
    title: "Paid without order",
    message: "Money came for an order that is",
    actionLabel: "Confirm or refund",
  },
  owed: {
    title: "Money owed to customers",
    message: "Owed",
    actionLabel: "Open the order",
  },
  dispute: {
    title: "Payments disputed at the bank",
    message: "Disputed",
    actionLabel: "Open the order",
  },
  message: {
    title: "Money that settles no order",
    message: "The payment provider says:",
    actionLabel: "Open the event",
  },
  parcel: {
    title: "Parcels that are lost or came back",
    message: "Decide about",
    actionLabel: "Decide",
  },
  courier: {
    title: "Courier reports about no parcel",
    message: "Whose parcel is it?",
    actionLabel: "Name the parcel",
  },
  return: { title: "Returns", message: "Return,", actionLabel: "Open the return" },
  late: {
    title: "Not dispatched in time",
    message: "Confirmed, waiting:",
    actionLabel: "Dispatch",
  },
  pay: {
    title: "To pay: no link was sent",
    message: "Waits for a payment link:",
    actionLabel: "Send a link",
  },
  check: {
    title: "Paid? A pasted link reports nothing",
    message: "Look whether this came, and confirm it:",
    actionLabel: "Confirm",
  },
  confirm: { title: "To confirm", message: "Nothing is left to pay:", actionLabel: "Confirm" },
  decide: {
    title: "Paid back, and not sent",
    message: "Send it all the same, or cancel it:",
    actionLabel: "Decide",
  },
  pack: { title: "To pack", message: "Confirmed, no packing slip:", actionLabel: "Pack" },
  send: { title: "To send", message: "Packed:", actionLabel: "Dispatch" },
  mail: { title: "Mails failing", message: "Did not get through:", actionLabel: "Resend" },
  coupon: {
    title: "Coupon spent without order",
    message: "The order was cancelled, but this is still spent:",
    actionLabel: "Open the order",
  },
  books: { title: "The books disagree", message: "Not so:", actionLabel: "Open the books" },
};

const queues = ["pay", "confirm", "decide", "pack", "send"] as const;
const isQueue = (kind: AttentionItem["kind"]): kind is (typeof queues)[number] =>
  queues.some((queue) => queue === kind);

/** Everything that needs attention, by kind. Each entry has one action. */
export function NeedsAttention({
  entries,
  reload,
}: {
  entries: readonly AttentionItem[];
  reload: () => void;
}) {
  if (entries.length === 0) return <Typography>Nothing needs attention.</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {(Object.keys(kindLabels) as AttentionItem["kind"][]).map((kind) => {
        const entriesOfKind = entries.filter((each) => each.kind === kind);
        if (entriesOfKind.length === 0) return null;
        return (
          <Box key={kind} component="section">
            <Typography component="h4" sx={{ fontWeight: 600 }}>
              {kindLabels[kind].title} ({entriesOfKind.length === 20 ? "20 or more" : entriesOfKind.length})
              {isQueue(kind) && (
                <Button size="small" href={`#${queueUrl(kind)}`} sx={{ ml: 1 }}>
                  The whole queue
                </Button>
              )}
            </Typography>
            {entriesOfKind.map((entry) => (
              <AttentionRow key={entry.id} entry={entry} reload={reload} />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

function AttentionRow({ entry, reload }: { entry: AttentionItem; reload: () => void }) {
  const { message, actionLabel } = kindLabels[entry.kind];
  const { isBusy, run } = useAction();
  const { mailId, orderNo, reference } = entry;
  const path =
    entry.kind === "message"
      ? listUrl("payment-events", { needsAttention: true, ...(reference && { q: reference }) })
      : entry.kind === "courier"
        ? listUrl("courier-events", { q: reference })
        : entry.kind === "books"
          ? "/books"
          : `/orders/${orderNo}/show`;
  const resendMail = async (id: number) => {
    const params = { mailId: id };
    await run(() => api.call("POST /api/admin/mails/{mailId}/retry", { params }), "Tried again");
    reload();
  };
  const accessibleName = `${actionLabel}: ${orderNo || entry.message}`;
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 2, py: 0.5, "& .MuiButton-root": { flexShrink: 0 } }}
    >
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {orderNo && <strong>{orderNo} </strong>}
        {message} {entry.message} · {ageOf(entry.since)}, since {formatDateTime(entry.since)}
      </Typography>
      {mailId === null ? (
        <Button size="small" variant="outlined" href={`#${path}`} aria-label={accessibleName}>
          {actionLabel}
        </Button>
      ) : (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={accessibleName}
          onClick={() => void resendMail(mailId)}
        >
          {actionLabel}
        </Button>
      )}
    </Box>
  );
}
