import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { AttentionItem } from "../../../contract/admin/dashboard.ts";
import { storedStaffText } from "../../../contract/staff-text.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { queueUrl } from "../orders/queue-tabs.tsx";
import { ageOf } from "../words/age.ts";
import { formatDateTime } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";
import { listUrl } from "./list-url.ts";

/** What each kind means, and the one action for it. */
const kindLabels: Record<AttentionItem["kind"], { title: string; message: string; actionLabel: string }> = {
  paid: {
    title: t("Paid without order"),
    message: t("Money came for an order that is"),
    actionLabel: t("Confirm or refund"),
  },
  owed: {
    title: t("Money owed to customers"),
    message: t("Owed"),
    actionLabel: t("Open the order"),
  },
  dispute: {
    title: t("Payments disputed at the bank"),
    message: t("Disputed"),
    actionLabel: t("Open the order"),
  },
  message: {
    title: t("Money that settles no order"),
    message: t("The payment provider says:"),
    actionLabel: t("Open the event"),
  },
  parcel: {
    title: t("Parcels that are lost or came back"),
    message: t("Decide about"),
    actionLabel: t("Decide"),
  },
  courier: {
    title: t("Courier reports about no parcel"),
    message: t("Whose parcel is it?"),
    actionLabel: t("Name the parcel"),
  },
  return: { title: t("Returns"), message: t("Return,"), actionLabel: t("Open the return") },
  late: {
    title: t("Not dispatched in time"),
    message: t("Confirmed, waiting:"),
    actionLabel: t("Dispatch"),
  },
  pay: {
    title: t("To pay: no link was sent"),
    message: t("Waits for a payment link:"),
    actionLabel: t("Send a link"),
  },
  check: {
    title: t("Paid? A pasted link reports nothing"),
    message: t("Look whether this came, and confirm it:"),
    actionLabel: t("Confirm"),
  },
  confirm: { title: t("To confirm"), message: t("Nothing is left to pay:"), actionLabel: t("Confirm") },
  decide: {
    title: t("Paid back, and not sent"),
    message: t("Send it all the same, or cancel it:"),
    actionLabel: t("Decide"),
  },
  pack: { title: t("To pack"), message: t("Confirmed, no packing slip:"), actionLabel: t("Pack") },
  send: { title: t("To send"), message: t("Packed:"), actionLabel: t("Dispatch") },
  mail: { title: t("Mails failing"), message: t("Did not get through:"), actionLabel: t("Resend") },
  coupon: {
    title: t("Coupon spent without order"),
    message: t("The order was cancelled, but this is still spent:"),
    actionLabel: t("Open the order"),
  },
  books: { title: t("The books disagree"), message: t("Not so:"), actionLabel: t("Open the books") },
};

/** A queue has a list of its own: here are how many wait, and the oldest of them. */
const SHOWN_OF_QUEUE = 5;
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
  if (entries.length === 0) return <Typography>{t("Nothing needs attention.")}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {(Object.keys(kindLabels) as AttentionItem["kind"][]).map((kind) => {
        const entriesOfKind = entries.filter((each) => each.kind === kind);
        if (entriesOfKind.length === 0) return null;
        return (
          <Box key={kind} component="section">
            <Typography component="h4" sx={{ fontWeight: 600 }}>
              <span>{`${kindLabels[kind].title} (${entriesOfKind.length === 20 ? t("20 or more") : entriesOfKind.length})`}</span>
              {isQueue(kind) && (
                <Button size="small" href={`#${queueUrl(kind)}`} sx={{ ml: 1 }}>
                  {t("The whole queue")}
                </Button>
              )}
            </Typography>
            {entriesOfKind.slice(0, isQueue(kind) ? SHOWN_OF_QUEUE : undefined).map((entry) => (
              <AttentionRow key={entry.id} entry={entry} reload={reload} />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

/** Of money, the amount comes first: `₹1,499.00: the provider refused the refund`. */
function inWords({ kind, message }: AttentionItem): string {
  const [amount, reason] = message.split(": ");
  return (kind === "owed" || kind === "dispute") && amount && reason
    ? `${amount}: ${serverWord(storedStaffText(reason))}`
    : serverWord(message);
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
    await run(() => api.call("POST /api/admin/mails/{mailId}/retry", { params }), t("Tried again"));
    reload();
  };
  const accessibleName = `${actionLabel}: ${orderNo || inWords(entry)}`;
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 2, py: 0.5, "& .MuiButton-root": { flexShrink: 0 } }}
    >
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {orderNo && <strong>{`${orderNo} `}</strong>}
        <span>
          {t("{what} {details} · {age}, since {since}", {
            what: message,
            details: inWords(entry),
            age: ageOf(entry.since),
            since: formatDateTime(entry.since),
          })}
        </span>
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
