import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ListButton, Show, useRecordContext } from "react-admin";
import type { EnquiryChange, StaffEnquiry } from "../../../contract/admin/enquiries.ts";
import { onTheClock } from "../amount.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";
import { DueChip } from "./due-chip.tsx";
import { ReplyForm } from "./reply-form.tsx";

export const EnquiryShow = () => (
  <Show component="div" actions={false}>
    <Whole />
  </Show>
);

function Whole() {
  const enquiry = useRecordContext<StaffEnquiry>();
  if (!enquiry?.replies) return null; // the list's row, until the whole enquiry has come
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Head enquiry={enquiry} />
      <Part title={enquiry.kind === "bulk" ? "Bulk enquiry" : "Message"}>
        <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {enquiry.description}
        </Typography>
        <Facts enquiry={enquiry} />
      </Part>
      {enquiry.replies.map((reply) => (
        <Part key={reply.id} title={`${reply.by}, ${onTheClock(reply.at)} (${reply.state})`}>
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{reply.body}</Typography>
        </Part>
      ))}
      <Part title="Answer by mail">
        <ReplyForm enquiry={enquiry} />
      </Part>
    </Box>
  );
}

function Head({ enquiry }: { enquiry: StaffEnquiry }) {
  const { isBusy, take } = useStep();
  const change = (input: Omit<EnquiryChange, "version">) =>
    void take(() =>
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
      <DueChip />
      <Typography color="text.secondary">
        {enquiry.email} · {onTheClock(enquiry.receivedAt)} · {enquiry.owner || "nobody's yet"}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Button disabled={isBusy} onClick={() => change({ own: !enquiry.owner })}>
        {enquiry.owner ? "Give back" : "Take it"}
      </Button>
      <Button
        disabled={isBusy}
        onClick={() => change({ state: enquiry.state === "closed" ? "new" : "closed" })}
      >
        {enquiry.state === "closed" ? "Open again" : "Close without an answer"}
      </Button>
      <ListButton label="All enquiries" />
    </Box>
  );
}

function Facts({ enquiry }: { enquiry: StaffEnquiry }) {
  const given = [
    ["Product idea", enquiry.productIdea],
    ["Budget", enquiry.budget],
    ["Quantity", enquiry.qty],
  ].filter(([, value]) => value);
  if (given.length === 0) return null;
  return (
    <Typography color="text.secondary" sx={{ mt: 1 }}>
      {given.map(([label, value]) => `${label}: ${value}`).join(" · ")}
    </Typography>
  );
}
