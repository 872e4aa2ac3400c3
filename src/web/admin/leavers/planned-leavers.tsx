import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import type { Output } from "../../../contract/route-types.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { dayInWords } from "./leavers-table.tsx";

interface PlannedLeaversProps {
  readonly response: Output<"GET /api/admin/leavers"> | undefined;
  readonly problem: Error | undefined;
  readonly load: () => Promise<void>;
}

/** Whose access ends by itself when their last day is over. */
export function PlannedLeavers({ response, problem, load }: PlannedLeaversProps) {
  const { isBusy, run } = useAction();
  const callOff = (plannedLeaverId: number) =>
    run(async () => {
      await api.call("POST /api/admin/leavers/{plannedLeaverId}/call-off", { params: { plannedLeaverId } });
      await load();
    });
  return (
    <SectionCard title={t("Who leaves later")}>
      {problem && (
        <Alert severity="error" action={<Button onClick={() => void load()}>{t("Try again")}</Button>}>
          {problem.message}
        </Alert>
      )}
      {!response && !problem && <CircularProgress aria-label={t("Loading")} size={24} />}
      {response && response.planned.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t("A last day is over at midnight in {timeZone}; access ends within the hour after it.", {
            timeZone: response.timeZone,
          })}
        </Typography>
      )}
      {response?.planned.length === 0 && (
        <Typography color="textSecondary">
          {t("Nobody. Lines with a last day that is not over stand here once you end the list.")}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {response?.planned.map(({ id, email, lastDay, listedBy }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, py: 0.5 }}
          >
            <Typography sx={{ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" }}>
              <span>{email}</span>
              <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
                {t("works until {lastDay} · listed by {listedBy}", {
                  lastDay: dayInWords(lastDay),
                  listedBy,
                })}
              </Box>
            </Typography>
            <ConfirmButton
              size="small"
              disabled={isBusy}
              aria-label={t("Keep the access of {email}", { email })}
              title={t("Does this person stay?")}
              content={t("The access of {email} goes on after {lastDay}.", {
                email,
                lastDay: dayInWords(lastDay),
              })}
              confirm={t("Keep the access")}
              onConfirm={() => void callOff(id)}
            >
              {t("Keep the access")}
            </ConfirmButton>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
