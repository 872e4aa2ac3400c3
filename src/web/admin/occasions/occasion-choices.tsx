import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import type { Choices } from "../../../contract/admin/choices.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { useResponse } from "../calls/use-response.ts";
import { toCsv } from "../lists/csv.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDay } from "../words/format.ts";
import { choiceLines } from "./choices-csv.ts";
import { ChosenParts } from "./chosen-parts.tsx";
import { ChosenSizes } from "./chosen-sizes.tsx";
import { notEligibleLabels } from "./claim-link-labels.ts";
import { RemindButton } from "./remind-button.tsx";

interface OccasionChoicesProps {
  readonly occasionId: number;
  /** Undefined: the reader has no orders made. */
  readonly onOrdered?: () => void;
}

/** What was chosen, as counts, and the press that has it ordered. */
export function OccasionChoices({ occasionId, onOrdered }: OccasionChoicesProps) {
  const options = useMemo(() => ({ params: { occasionId } }), [occasionId]);
  const {
    response: choices,
    problem,
    load,
  } = useResponse("GET /api/admin/occasions/{occasionId}/choices", options);
  return (
    <SectionCard title={t("What was chosen")}>
      {problem ? (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={() => void load()}>
              {t("Try again")}
            </Button>
          }
        >
          {t("The choices could not be read: {message}", { message: problem.message })}
        </Alert>
      ) : (
        !choices && <Typography role="status">{t("Loading…")}</Typography>
      )}
      {choices && (
        <>
          <Typography>{untilInWords(choices)}</Typography>
          {choices.remindsOn && (
            <Typography>
              {t("From {day} on, who was invited and has not chosen is reminded by mail, once.", {
                day: formatDay(choices.remindsOn),
              })}
            </Typography>
          )}
          {choices.sizes.length > 0 && <ChosenSizes sizes={choices.sizes} takesParts={choices.takesParts} />}
          {choices.takesParts && choices.parts.length > 0 && <ChosenParts parts={choices.parts} />}
          {choices.notOrdered.length > 0 && <NotOrdered choices={choices} />}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
            {onOrdered && (
              <OrderButton
                occasionId={occasionId}
                choices={choices}
                onDone={() => {
                  void load();
                  onOrdered();
                }}
              />
            )}
            {onOrdered && choices.remindsOn && <RemindButton occasionId={occasionId} />}
            {choices.parts.length > 0 && <BuyersFile occasionId={occasionId} choices={choices} />}
          </Box>
        </>
      )}
    </SectionCard>
  );
}

function untilInWords({ chosen, closesOn, isOver }: Choices): string {
  const day = formatDay(closesOn);
  if (!isOver)
    return t(
      "{count, plural, =0 {Nobody has chosen yet.} one {# member has chosen.} other {# members have chosen.}} They can choose, and change it, until {day}.",
      { count: chosen, day },
    );
  return t(
    "{count, plural, =0 {The last day, {day}, is past. No choice is left to order.} one {The last day, {day}, is past. # choice is not ordered.} other {The last day, {day}, is past. # choices are not ordered.}}",
    { count: chosen, day },
  );
}

const reasonLabels: Record<Choices["notOrdered"][number]["reason"], string> = {
  ...notEligibleLabels,
  claimed: t("has this kit already"),
  withdrawn: t("their link was withdrawn"),
  kit_changed: t("the size is not given any more"),
};

const NotOrdered = ({ choices: { notOrdered } }: { choices: Choices }) => (
  <Box sx={{ mt: 1 }}>
    <Typography variant="subtitle2" component="h4">
      {t("No order is made of")}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {notOrdered.map(({ reason, count }) => (
        <li key={reason}>{`${count}: ${reasonLabels[reason]}`}</li>
      ))}
    </Box>
  </Box>
);

interface BuyersFileProps {
  readonly occasionId: number;
  readonly choices: Choices;
}

const BuyersFile = ({ occasionId, choices }: BuyersFileProps) => (
  <Button
    variant="outlined"
    onClick={() =>
      downloadFile(`choices-${occasionId}-${choices.closesOn}.csv`, toCsv(choiceLines(choices)), "text/csv")
    }
  >
    {t("What to buy (CSV)")}
  </Button>
);

interface OrderButtonProps {
  readonly occasionId: number;
  readonly choices: Choices;
  readonly onDone: () => void;
}

function OrderButton({ occasionId, choices, onDone }: OrderButtonProps) {
  const { isBusy, run } = useAction();
  const { chosen, toOrder, toWait, isOver } = choices;
  if (!isOver || chosen === 0) return null;
  const order = () =>
    run(
      () =>
        api.call("POST /api/admin/occasions/{occasionId}/choices/order", {
          params: { occasionId },
          body: { seen: chosen },
        }),
      t("The orders are being made. It takes some minutes."),
    );
  return (
    <ConfirmButton
      variant="contained"
      disabled={isBusy}
      title={t("{count, plural, one {Make # order?} other {Make # orders?}}", { count: toOrder })}
      content={pressInWords(choices, toWait)}
      confirm={t("Make the orders")}
      onConfirm={() => void order().then(onDone)}
    >
      {t("{count, plural, one {Make # order…} other {Make # orders…}}", { count: toOrder })}
    </ConfirmButton>
  );
}

const pressInWords = ({ chosen, toOrder, sizes }: Choices, toWait: number): string =>
  [
    sizes.length > 1
      ? `${sizes.map(({ size, count }) => `${size || t("Others together")}: ${count}`).join(" · ")}.`
      : "",
    toWait > 0
      ? t(
          "{count, plural, one {About # of them waits for stock, and is sent by itself when it comes.} other {About # of them wait for stock, and are sent by themselves when it comes.}}",
          { count: toWait },
        )
      : t("There is stock for all of them."),
    chosen > toOrder
      ? t(
          "{count, plural, one {# choice is not ordered, and its member is told.} other {# choices are not ordered, and their members are told.}}",
          { count: chosen - toOrder },
        )
      : "",
    t("It cannot be taken back at once: each order can be cancelled by itself."),
  ]
    .filter(Boolean)
    .join(" ");
