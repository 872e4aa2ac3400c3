import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { NumberInput, required, TextInput, useRecordContext } from "react-admin";
import type { CourierReport } from "../../../contract/admin/courier-events.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { reportName } from "./report-name.ts";

/** What staff decide about a report: which parcel it is about, or that it is about none of the store. */
export function CourierReportActions() {
  const report = useRecordContext<CourierReport>();
  const [open, setOpen] = useState<"match" | "dismiss">();
  if (!report) return null;
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setOpen("match")}
        aria-label={t("Name the parcel of {report}", { report: reportName(report) })}
      >
        {t("Name the parcel…")}
      </Button>
      {report.problem !== "dismissed" && (
        <Button
          size="small"
          onClick={() => setOpen("dismiss")}
          aria-label={t("Dismiss {report}", { report: reportName(report) })}
        >
          {t("Dismiss…")}
        </Button>
      )}
      {open === "match" && <MatchDialog report={report} onClose={close} />}
      {open === "dismiss" && <DismissDialog report={report} onClose={close} />}
    </Box>
  );
}

interface DialogProps {
  readonly report: CourierReport;
  readonly onClose: () => void;
}

const matchFields = { order_not_found: "orderNo", not_found: "number" } as const;

function MatchDialog({ report, onClose }: DialogProps) {
  const { isBusy, submit } = useAction();
  const [parcel, ...others] = report.parcels;
  const isNamed = parcel !== undefined && others.length === 0;
  return (
    <FormDialog
      title={t("The parcel of {report}", { report: reportName(report) })}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ orderNo: isNamed ? parcel.orderNo : "", number: isNamed ? parcel.number : 1 }}
      fields={matchFields}
      onSubmit={async (body) => {
        const call = () =>
          api.call("POST /api/admin/courier-events/{eventId}/match", {
            params: { eventId: report.id },
            body,
          });
        await submit(call, report.isDelivered ? t("The parcel is delivered") : t("Noted at the parcel"));
        onClose();
        return true;
      }}
      action={({ orderNo }) => (
        <Button type="submit" variant="contained" disabled={isBusy || !orderNo?.trim()}>
          {t("It is this parcel")}
        </Button>
      )}
    >
      {() => (
        <>
          <TextInput
            source="orderNo"
            label={t("Order number")}
            validate={required()}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <NumberInput
            source="number"
            label={t("Number of the parcel in its order")}
            validate={required()}
            min={1}
            max={99}
            step={1}
          />
          <Typography>
            {t(
              "{value}Later reports of this number follow. Was the number mistyped? Then correct it at the parcel instead: everything that was reported finds it by itself.",
              {
                value: report.isDelivered
                  ? t(
                      "The courier reported that it has arrived: the parcel is delivered, and a mail tells the customer. ",
                    )
                  : t("What the courier reported is shown at the order; nobody is mailed. "),
              },
            )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

function DismissDialog({ report, onClose }: DialogProps) {
  const { isBusy, submit } = useAction();
  return (
    <FormDialog
      title={t("Dismiss {report}", { report: reportName(report) })}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ reason: "" }}
      onSubmit={async (body) => {
        const call = () =>
          api.call("POST /api/admin/courier-events/{eventId}/dismiss", {
            params: { eventId: report.id },
            body,
          });
        await submit(call, t("Dismissed"));
        onClose();
        return true;
      }}
      action={({ reason }) => (
        <Button type="submit" variant="contained" disabled={isBusy || !reason?.trim()}>
          {t("Dismiss it")}
        </Button>
      )}
    >
      {() => (
        <>
          <TextInput
            source="reason"
            label={t("Why it is about no parcel of ours")}
            validate={required()}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <Typography>
            {t(
              "It leaves the list and Today. Orders stay as they are. It can be found again under “What was dismissed”.",
            )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
