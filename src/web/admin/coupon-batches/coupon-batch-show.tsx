import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link, Show, useRecordContext } from "react-admin";
import type { CouponBatch, StaffCoupon } from "../../../contract/admin/coupons.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { downloadFile } from "../calls/download-file.ts";
import { kindLabels, stateLabels } from "../coupons/coupon-labels.ts";
import { toCsv } from "../lists/csv.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";

export const CouponBatchShow = () => (
  <Show component="div" actions={false}>
    <CouponBatchDetails />
  </Show>
);

function CouponBatchDetails() {
  const batch = useRecordContext<CouponBatch>();
  if (!batch) return null;
  const codes = `/coupons?filter=${encodeURIComponent(JSON.stringify({ batchId: batch.id }))}`;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 720, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={batch.name} allLabel="All batches">
        <Typography color="textSecondary">
          {kindLabels[batch.kind]} ·{" "}
          {batch.endsAt ? `until ${formatDateTime(batch.endsAt)}` : "without an end"} · {batch.madeBy},{" "}
          {formatDateTime(batch.madeAt)}
        </Typography>
      </RecordHeading>
      <SectionCard title="How far it is">
        <Typography>
          {batch.used} of {batch.codes} used · {batch.mailed} mailed · {batch.off} switched off
        </Typography>
        <progress
          value={batch.used}
          max={batch.codes}
          aria-label="Used codes"
          style={{ width: "100%", marginTop: 8, accentColor: "currentcolor" }}
        />
        <Box sx={{ mt: 1 }}>
          <Link to={codes}>Each code, and who used it</Link>
        </Box>
      </SectionCard>
      <SectionCard title="Give them out">
        <DistributeCodes batch={batch} />
      </SectionCard>
    </Box>
  );
}

function DistributeCodes({ batch }: { batch: CouponBatch }) {
  const { isBusy, run } = useAction();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void run(() => downloadCodes(batch))}>
        Download as CSV
      </Button>
      <ConfirmButton
        variant="contained"
        disabled={isBusy || batch.toMail === 0}
        title={`Mail ${batch.toMail} codes?`}
        content="Each code that can be used and was not mailed yet goes to its e-mail address now. A mail cannot be called back; a code can be switched off."
        confirm="Mail them"
        onConfirm={() =>
          void run(
            () =>
              api.call("POST /api/admin/coupon-batches/{batchId}/mail", { params: { batchId: batch.id } }),
            `${batch.toMail} mails are on their way`,
          )
        }
      >
        {batch.toMail === 0 ? "Nothing left to mail" : `Mail ${batch.toMail} codes`}
      </ConfirmButton>
    </Box>
  );
}

const PAGE_SIZE = 500;

/** Downloads all codes of a batch as a CSV for a mail merge: e-mail address, code, end, state. */
async function downloadCodes({ id, name }: CouponBatch): Promise<void> {
  const codes: StaffCoupon[] = [];
  for (let page = 1, isDone = false; !isDone; page += 1) {
    const query = { page, perPage: PAGE_SIZE, sort: "code", order: "asc", batchId: id } as const;
    const { rows, total } = await api.call("GET /api/admin/coupons", { query });
    codes.push(...rows);
    isDone = rows.length === 0 || codes.length >= total;
  }
  const lines = codes.map(({ boundEmail, code, endsAt, state }) => ({
    address: boundEmail,
    code,
    endsAt: endsAt ?? "",
    state: stateLabels[state],
  }));
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "codes";
  downloadFile(`${file}.csv`, toCsv(lines), "text/csv");
}
