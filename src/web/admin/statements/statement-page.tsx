import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, Title } from "react-admin";
import type { Statement, StatementInput, StatementLine } from "../../../contract/admin/statements.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { StatementLines } from "./statement-lines.tsx";
import { StatementQuestions } from "./statement-questions.tsx";

type Chosen = Omit<StatementInput, "planHash" | "text">;

interface CheckedStatement {
  readonly text: string;
  readonly chosen: Chosen;
  readonly statement: Statement;
}

const noText = { text: "" };
const nothingChosen: Chosen = { choices: [] };
const fields = { too_many_lines: "text", import_invalid: "text" } as const;

/** The transfers of a bank's statement: first which order each pays, then a press that confirms those orders. */
export function StatementPage() {
  const [checked, setChecked] = useState<CheckedStatement>();
  const { isBusy, run, submit } = useAction();
  const send = async (text: string, chosen: Chosen, planHash?: string) => {
    const body = { text, ...chosen, ...(planHash && { planHash }) };
    const statement = await api.call("POST /api/admin/payments/statement", { body });
    setChecked({ text, chosen, statement });
  };
  const choose = (more: Partial<Chosen>) =>
    checked && void run(() => send(checked.text, { ...checked.chosen, ...more }));
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Bank statement")} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t("Orders paid by transfer")}
        </Typography>
        <Button component={Link} to="/payments">
          {t("All payments")}
        </Button>
      </Box>
      <CommandForm
        initialValues={noText}
        onSubmit={async ({ text }) => {
          await submit(() => send(text, checked?.text === text ? checked.chosen : nothingChosen));
          return false;
        }}
        fields={fields}
        sx={{ gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
      >
        {({ text }) => {
          const current = checked?.text === text ? checked : undefined;
          return (
            <>
              <SectionCard title={t("1. The statement")}>
                <CsvTextInput
                  source="text"
                  label={t("Transfers")}
                  maxLength={2_000_000}
                  helperText={t(
                    "The bank's file as CSV or camt.053, or lines copied from it. Up to 500 transfers that came in. Nothing of it is stored but which transfer paid which order.",
                  )}
                  file={{ label: t("Read the bank's file"), alsoAccept: ",.xml,application/xml,text/xml" }}
                />
                <Button
                  type="submit"
                  variant={current ? "outlined" : "contained"}
                  disabled={isBusy || !text.trim()}
                  sx={{ mt: 1 }}
                >
                  {t("Check the transfers")}
                </Button>
              </SectionCard>
              {current && (
                <>
                  <StatementQuestions statement={current.statement} isBusy={isBusy} onChoose={choose} />
                  <Transfers
                    checked={current}
                    isBusy={isBusy}
                    onChoose={(key, orderNo) =>
                      choose({
                        choices: [
                          ...current.chosen.choices.filter((each) => each.key !== key),
                          ...(orderNo ? [{ key, orderNo }] : []),
                        ],
                      })
                    }
                    onConfirm={() => void run(() => send(text, current.chosen, current.statement.planHash))}
                  />
                </>
              )}
            </>
          );
        }}
      </CommandForm>
    </Box>
  );
}

interface TransfersProps {
  readonly checked: CheckedStatement;
  readonly isBusy: boolean;
  readonly onChoose: (key: string, orderNo: string) => void;
  readonly onConfirm: () => void;
}

function Transfers({ checked: { statement, chosen }, isBusy, onChoose, onConfirm }: TransfersProps) {
  const { lines, outgoing, amountQuestion, decimalQuestion, planHash, isDone } = statement;
  if (amountQuestion.length > 0 || decimalQuestion) return null;
  const ready = countOf(lines, "would");
  return (
    <SectionCard title={isDone ? t("What was confirmed") : t("2. What each transfer pays")}>
      <Typography role="status" sx={{ mb: 1 }}>
        {summarize(lines)}
      </Typography>
      {outgoing > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t(
            "{outgoing, plural, one {# other line is} other {# other lines are}} left out: money that went out, or is not booked.",
            { outgoing },
          )}
        </Typography>
      )}
      {lines.length > 0 && (
        <StatementLines
          lines={lines}
          choices={chosen.choices}
          isBusy={isBusy || isDone}
          onChoose={onChoose}
        />
      )}
      {!isDone && planHash !== "" && (
        <ConfirmButton
          variant="contained"
          disabled={isBusy}
          sx={{ mt: 2 }}
          title={t("Confirm {ready, plural, one {# order} other {# orders}}?", { ready })}
          content={t(
            "Each counts as paid by this transfer, with the bank's reference, and its customer is mailed. What does not match stays as it is.",
          )}
          confirm={t("Confirm {ready, plural, one {# order} other {# orders}}", { ready })}
          onConfirm={onConfirm}
        >
          {t("Confirm {ready, plural, one {# order} other {# orders}}", { ready })}
        </ConfirmButton>
      )}
    </SectionCard>
  );
}

const countOf = (lines: readonly StatementLine[], outcome: StatementLine["outcome"]): number =>
  lines.filter((line) => line.outcome === outcome).length;

const summarize = (lines: readonly StatementLine[]): string => {
  const counts = [
    [countOf(lines, "would"), t("ready to be confirmed")],
    [countOf(lines, "done"), t("confirmed")],
    [countOf(lines, "asked"), t("to be decided by you")],
    [countOf(lines, "nothing"), t("confirmed before")],
    [countOf(lines, "refused"), t("left out")],
  ] as const;
  return (
    counts
      .filter(([count]) => count > 0)
      .map(([count, label]) => `${count} ${label}`)
      .join(", ") || t("There is no transfer in this text.")
  );
};
