import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link, Show, useRecordContext } from "react-admin";
import type { CouponBatch, StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
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
      <RecordHeading title={batch.name} allLabel={t("All batches")}>
        <Typography color="textSecondary">
          {`${kindLabels[batch.kind]} · ${batch.endsAt ? t("until {endsAt}", { endsAt: formatDateTime(batch.endsAt) }) : t("without an end")} · ${batch.madeBy}, ${formatDateTime(batch.madeAt)}`}
        </Typography>
      </RecordHeading>
      <SectionCard title={t("How far it is")}>
        <Typography>
          {t("{used} of {codes} used · {mailed} mailed · {off} switched off", {
            used: batch.used,
            codes: batch.codes,
            mailed: batch.mailed,
            off: batch.off,
          })}
        </Typography>
        <progress
          value={batch.used}
          max={batch.codes}
          aria-label={t("Used codes")}
          style={{ width: "100%", marginTop: 8, accentColor: "currentcolor" }}
        />
        <Box sx={{ mt: 1 }}>
          <Link to={codes}>{t("Each code, and who used it")}</Link>
        </Box>
      </SectionCard>
      <SectionCard title={t("Give them out")}>
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
        {t("Download as CSV")}
      </Button>
      <ConfirmButton
        variant="contained"
        disabled={isBusy || batch.toMail === 0}
        title={t("Mail {toMail} codes?", { toMail: batch.toMail })}
        content={t(
          "Each code that can be used and was not mailed yet goes to its e-mail address now. A mail cannot be called back; a code can be switched off.",
        )}
        confirm={t("Mail them")}
        onConfirm={() =>
          void run(
            () =>
              api.call("POST /api/admin/coupon-batches/{batchId}/mail", { params: { batchId: batch.id } }),
            t("{toMail} mails are on their way", { toMail: batch.toMail }),
          )
        }
      >
        {batch.toMail === 0 ? t("Nothing left to mail") : t("Mail {toMail} codes", { toMail: batch.toMail })}
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
