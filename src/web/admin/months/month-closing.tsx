import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TextInput } from "react-admin";
import type { MonthReport } from "../../../contract/admin/months.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { formatDateTime, locale } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";

interface MonthClosingProps {
  readonly month: string;
  readonly report: MonthReport;
  /** Reads the month anew. */
  readonly onChanged: () => Promise<void>;
}

/** Who closed the month, or the button that closes it, or why it cannot be closed. */
export function MonthClosing({ month, report, onChanged }: MonthClosingProps) {
  const { closed, mayNotClose, mayReopen, reopened } = report.closing;
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {closed ? (
        <Alert severity="info">
          <span>
            {t(
              "Closed on {closedAt} by {by}. Figures and files are those of that moment; what came later counts in the next month.",
              { closedAt: formatDateTime(closed.at), by: closed.by },
            )}
          </span>
          {closed.reason && (
            <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {t("It did not agree. Why it was closed: {reason}", { reason: closed.reason })}
            </Typography>
          )}
          {mayReopen && (
            <Box sx={{ mt: 1 }}>
              <ReopenMonth month={month} onChanged={onChanged} />
            </Box>
          )}
        </Alert>
      ) : mayNotClose ? (
        <Alert severity="warning">{serverWord(mayNotClose)}</Alert>
      ) : (
        <CloseMonth month={month} agrees={report.agrees} onChanged={onChanged} />
      )}
      {reopened.map(({ closedAt, closedBy, at, by, reason }) => (
        <Typography key={at} variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {t("Closed on {closedAt} by {closedBy}, reopened on {reopenedAt} by {by}: {reason}", {
            closedAt: formatDateTime(closedAt),
            closedBy,
            reopenedAt: formatDateTime(at),
            by,
            reason,
          })}
        </Typography>
      ))}
    </Box>
  );
}

/** 2026-11 is November 2026. */
const nameOf = (month: string): string =>
  new Date(`${month}-15T12:00:00`).toLocaleDateString(locale, { month: "long", year: "numeric" });

type ChangeProps = Pick<MonthClosingProps, "month" | "onChanged">;

function CloseMonth({ month, agrees, onChanged }: ChangeProps & { agrees: boolean }) {
  return (
    <ReasonDialog
      button={t("Close this month…")}
      title={t("Close {month}?", { month: nameOf(month) })}
      explanation={
        agrees
          ? t(
              "Figures and files stay as they are now. Whatever is entered later counts in the next month. Only an administrator can reopen it, and only while it is the newest closed month.",
            )
          : t(
              "This month does not agree. If you close it all the same, say why. Figures and files stay as they are now, and whatever is entered later counts in the next month.",
            )
      }
      asksReason={!agrees}
      action={t("Close the month")}
      onConfirm={(reason) =>
        api.call("POST /api/admin/months/{month}/close", {
          params: { month },
          body: reason ? { reason } : {},
        })
      }
      done={t("{month} is closed.", { month: nameOf(month) })}
      onChanged={onChanged}
    />
  );
}

const ReopenMonth = ({ month, onChanged }: ChangeProps) => (
  <ReasonDialog
    button={t("Reopen…")}
    title={t("Reopen {month}?", { month: nameOf(month) })}
    explanation={t(
      "Its figures are then those of the present again. What was entered since it was closed stays in the next month. The audit says who reopened it, and why.",
    )}
    asksReason
    action={t("Reopen the month")}
    onConfirm={(reason) =>
      api.call("POST /api/admin/months/{month}/reopen", { params: { month }, body: { reason } })
    }
    done={t("{month} is open again.", { month: nameOf(month) })}
    onChanged={onChanged}
  />
);

/** A button whose action is explained in a dialog first, which may ask for a reason. */
function ReasonDialog({
  button,
  title,
  explanation,
  asksReason,
  action,
  onConfirm,
  done,
  onChanged,
}: {
  readonly button: string;
  readonly title: string;
  readonly explanation: string;
  readonly asksReason: boolean;
  readonly action: string;
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly done: string;
  readonly onChanged: () => Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, submit } = useAction();
  async function confirm({ reason }: { reason: string }) {
    try {
      await submit(() => onConfirm(reason.trim()), done);
      setOpen(false);
    } finally {
      await onChanged();
    }
    return true;
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
        {button}
      </Button>
      {isOpen && (
        <FormDialog
          title={title}
          closeLabel={t("Not now")}
          onClose={() => setOpen(false)}
          initialValues={{ reason: "" }}
          onSubmit={confirm}
          action={({ reason }) => (
            <Button
              type="submit"
              variant="contained"
              color="warning"
              disabled={isBusy || (asksReason && !reason.trim())}
            >
              {action}
            </Button>
          )}
        >
          {() => (
            <>
              <Typography>{explanation}</Typography>
              {asksReason && (
                <TextInput
                  source="reason"
                  label={t("Why")}
                  multiline
                  slotProps={{ htmlInput: { maxLength: 500 } }}
                />
              )}
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
