import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { onTheClock } from "../amount.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

const nothing = {};

/** Where rates come from by themselves, and how it went the last time. */
export function RateSource() {
  const { isBusy, take } = useStep();
  const { answer: source, load } = useAnswer("GET /api/admin/rate-source", nothing);
  if (!source) return null;
  return (
    <Part title="Source" level={2}>
      {source.host ? (
        <>
          <Typography>
            {source.host} is read once a day; a rate that jumps by more than 20 % is shown here and not taken.
          </Typography>
          <Typography color="text.secondary">
            {source.triedAt ? `${onTheClock(source.triedAt)}: ${source.outcome}` : "Not read yet."}
          </Typography>
          <Button
            sx={{ mt: 1 }}
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void take(
                () => api.call("POST /api/admin/rate-source/read", {}),
                "The source is being read; look again in a moment.",
              ).then(load)
            }
          >
            Read it now
          </Button>
        </>
      ) : (
        <Typography color="text.secondary">
          None is configured (RATES_URL): rates are changed by hand.
        </Typography>
      )}
    </Part>
  );
}
