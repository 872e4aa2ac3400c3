import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link, ListButton, Show, useRecordContext } from "react-admin";
import type { EnquiryChange, StaffEnquiry } from "../../../contract/admin/enquiries.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { EnquiryQuotes } from "../quotes/enquiry-quotes.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";
import { EnquiryDueChip } from "./enquiry-due-chip.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { splitOrderNumbers } from "./split-order-numbers.ts";

export const EnquiryShow = () => (
  <Show component="div" actions={false}>
    <EnquiryDetails />
  </Show>
);

function EnquiryDetails() {
  const enquiry = useRecordContext<StaffEnquiry>();
  if (!enquiry?.replies) return null; // react-admin shows the list's row first, which has no replies
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <EnquiryHeader enquiry={enquiry} />
      <SectionCard title={enquiry.kind === "bulk" ? t("Bulk enquiry") : t("Message")}>
        <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          <TextWithOrders text={enquiry.description} />
        </Typography>
        <BulkDetails enquiry={enquiry} />
      </SectionCard>
      {enquiry.kind === "bulk" && <EnquiryQuotes key={enquiry.id} enquiry={enquiry} />}
      {enquiry.replies.map((reply) => (
        <SectionCard key={reply.id} title={`${reply.by}, ${formatDateTime(reply.at)} (${reply.state})`}>
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            <TextWithOrders text={reply.body} />
          </Typography>
        </SectionCard>
      ))}
      <SectionCard title={t("Answer by mail")}>
        <ReplyForm enquiry={enquiry} />
      </SectionCard>
    </Box>
  );
}

function EnquiryHeader({ enquiry }: { enquiry: StaffEnquiry }) {
  const { isBusy, run } = useAction();
  const change = (input: Omit<EnquiryChange, "version">) =>
    void run(() =>
      api.call("PUT /api/admin/enquiries/{enquiryId}", {
        params: { enquiryId: enquiry.id },
        body: { version: enquiry.version, ...input },
      }),
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", overflowWrap: "anywhere" }}>
      <Typography variant="h5" component="h2">
        {enquiry.name}
      </Typography>
      <EnquiryDueChip />
      <Typography color="textSecondary">
        {`${enquiry.email} · ${formatDateTime(enquiry.receivedAt)} · ${enquiry.owner || t("nobody's yet")}`}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Button disabled={isBusy} onClick={() => change({ own: !enquiry.owner })}>
        {enquiry.owner ? t("Unassign") : t("Assign to me")}
      </Button>
      <Button
        disabled={isBusy}
        onClick={() => change({ state: enquiry.state === "closed" ? "new" : "closed" })}
      >
        {enquiry.state === "closed" ? t("Open again") : t("Close without an answer")}
      </Button>
      <ListButton label={t("All enquiries")} />
    </Box>
  );
}

function BulkDetails({ enquiry }: { enquiry: StaffEnquiry }) {
  const filled = [
    [t("Product idea"), enquiry.productIdea],
    [t("Budget"), enquiry.budget],
    [t("Quantity"), enquiry.qty],
  ].filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ mt: 1 }}>
      {filled.map(([label, value]) => `${label}: ${value}`).join(" · ")}
    </Typography>
  );
}

/** A text in which every order number leads to its order. */
const TextWithOrders = ({ text }: { text: string }) =>
  splitOrderNumbers(text).map(({ text: part, orderNo }, index) =>
    orderNo ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and do not move
      <Link key={index} to={`/orders/${orderNo}/show`}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
