import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AutocompleteArrayInput, RadioButtonGroupInput, ReferenceArrayInput } from "react-admin";
import type { GiftPlan } from "../../../contract/admin/gifts.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { OutcomeTable } from "../lists/outcome-table.tsx";
import { lineLabels, problemInWords, reasonInWords } from "../occasions/claim-link-labels.ts";
import { formatFullDay } from "../words/format.ts";

interface Chosen {
  readonly who: "chosen" | "pasted";
  readonly memberIds: readonly number[];
  readonly lines: string;
}
const nobody: Chosen = { who: "chosen", memberIds: [], lines: "" };
const chosenBy = ({ who, memberIds, lines }: Chosen) =>
  who === "chosen" ? { memberIds: [...memberIds] } : { lines };
const isComplete = ({ who, memberIds, lines }: Chosen) =>
  who === "chosen" ? memberIds.length > 0 : lines.trim() !== "";
const keyOf = (values: Chosen) => JSON.stringify(chosenBy(values));

/** Picks people or takes pasted addresses, says who would get a mail, and mails at a second press. */
export function GiveDialog({ occasionId, onClose }: { occasionId: number; onClose: () => void }) {
  const [checked, setChecked] = useState<{ of: string; plan: GiftPlan }>();
  const { isBusy, run, submit } = useAction();
  const call = (values: Chosen, more: { dryRun: boolean; seen?: number }) =>
    api.call("POST /api/admin/gifts/{occasionId}/links", {
      params: { occasionId },
      body: { ...chosenBy(values), ...more },
    });
  const check = async (values: Chosen) =>
    setChecked({ of: keyOf(values), plan: await call(values, { dryRun: true }) });
  async function send(values: Chosen, seen: number) {
    const isDone = await run(
      async () => setChecked({ of: keyOf(values), plan: await call(values, { dryRun: false, seen }) }),
      t("{count, plural, one {# link is on its way} other {# links are on their way}}", { count: seen }),
    );
    if (!isDone) setChecked(undefined);
  }
  const isSent = checked?.plan.isSent === true;
  return (
    <FormDialog
      title={t("Give it to people")}
      closeLabel={isSent ? t("Close") : t("Not now")}
      onClose={onClose}
      maxWidth="md"
      initialValues={nobody}
      fields={{ too_many_lines: "lines" }}
      onSubmit={async (values) => {
        await submit(() => check(values));
        return false;
      }}
      action={(values) => {
        if (isSent) return null;
        const plan = checked?.of === keyOf(values) ? checked.plan : undefined;
        const count = plan?.recipients.length ?? 0;
        const maySend = count > 0 && !plan?.problems.some(({ problem }) => problem === "not_started");
        return maySend ? (
          <Button variant="contained" disabled={isBusy} onClick={() => void send(values, count)}>
            {t("{count, plural, one {Send # link} other {Send # links}}", { count })}
          </Button>
        ) : (
          <Button type="submit" variant="contained" disabled={isBusy || !isComplete(values)}>
            {t("Check first")}
          </Button>
        );
      }}
    >
      {(values) => (
        <>
          {!isSent && <GiftRecipients who={values.who} occasionId={occasionId} />}
          {isSent || checked?.of === keyOf(values) ? (
            checked && <Plan plan={checked.plan} />
          ) : (
            <Typography color="textSecondary">
              {t("Checking mails nothing: it says who would get a link.")}
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}

const GiftRecipients = ({ who, occasionId }: { who: Chosen["who"]; occasionId: number }) => (
  <>
    <RadioButtonGroupInput
      source="who"
      label={t("To whom")}
      row={false}
      translateChoice={false}
      choices={[
        { id: "chosen", name: t("People that I pick") },
        { id: "pasted", name: t("E-mail addresses that I paste") },
      ]}
      helperText={false}
    />
    {who === "chosen" ? (
      <ReferenceArrayInput
        source="memberIds"
        reference={`gifts/${occasionId}/members`}
        sort={{ field: "name", order: "ASC" }}
      >
        <AutocompleteArrayInput
          fullWidth
          label={t("People")}
          optionText="fullName"
          filterToQuery={(q: string) => ({ q })}
          helperText={t("Who may have it and has no link yet")}
        />
      </ReferenceArrayInput>
    ) : (
      <CsvTextInput
        source="lines"
        label={t("E-mail addresses")}
        helperText={t("A line for each. Who has a link that works gets another.")}
      />
    )}
  </>
);

function Plan({ plan: { recipients, others, lines, problems, useUntil, isSent } }: { plan: GiftPlan }) {
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {recipients.length === 0
          ? t("Nobody would get a link.")
          : t(
              "{count, plural, one {# member gets a mail with a link at once.} other {# members get a mail with a link at once.}}",
              { count: recipients.length },
            )}
      </Typography>
      {recipients.length > 0 && useUntil && (
        <Typography>{t("It can be used until {day}.", { day: formatFullDay(useUntil) })}</Typography>
      )}
      {problems.map((each) => (
        <Alert
          key={each.problem}
          severity={each.problem === "not_started" ? "info" : "warning"}
          variant="outlined"
          sx={{ my: 1 }}
        >
          {problemInWords({ ...each, part: "", size: "", kits: null, needed: null })}
        </Alert>
      ))}
      <OutcomeTable
        lines={[
          ...lines.map(({ line, text, outcome }) => ({
            key: `line ${line}`,
            outcome: "refused" as const,
            cells: [text, lineLabels[outcome]],
          })),
          ...others.map(({ memberId, fullName, reason }) => ({
            key: memberId,
            outcome:
              reason === "claimed" || reason === "has_link" ? ("nothing" as const) : ("refused" as const),
            cells: [fullName, reasonInWords({ reason, notEligible: null })],
          })),
          ...recipients.map(({ memberId, fullName, replacesLink }) => ({
            key: memberId,
            outcome: isSent ? ("done" as const) : ("would" as const),
            cells: [fullName, replacesLink ? t("The link before stops working") : ""],
          })),
        ]}
      />
    </div>
  );
}
