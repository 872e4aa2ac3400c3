import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import type { ListedLine, Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { useResponse } from "../calls/use-response.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { OutcomeTable } from "../lists/outcome-table.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { peopleStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";

const noLines = { lines: "" };
const SHOWN = 100;

/** Who is on an occasion's list, and adding more by a pasted list. */
export function OccasionMembers({ occasion: { id: occasionId, listed } }: { occasion: Occasion }) {
  const mayChange = useMayChange(peopleStaff);
  const options = useMemo(
    () =>
      ({ params: { occasionId }, query: { sort: "name", order: "asc", perPage: SHOWN, page: 1 } }) as const,
    [occasionId],
  );
  const { response, load } = useResponse("GET /api/admin/occasions/{occasionId}/members", options);
  const { isBusy, run } = useAction();
  const rows = response?.rows ?? [];
  const remove = (memberId: number) =>
    void run(
      () =>
        api.call("POST /api/admin/occasions/{occasionId}/members/remove", {
          params: { occasionId },
          body: { memberIds: [memberId] },
        }),
      t("Taken off the list"),
    ).then(() => load());
  return (
    <SectionCard
      title={t("{count, plural, one {# member on the list} other {# members on the list}}", {
        count: listed,
      })}
    >
      {response && rows.length === 0 && (
        <Typography color="textSecondary">{t("Nobody is on it yet.")}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {rows.map(({ id, fullName, email, hasClaimed }) => (
          <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 40 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {[fullName, email, hasClaimed && t("has claimed")].filter(Boolean).join(" · ")}
            </Box>
            {mayChange && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t("Take {name} off the list", { name: fullName })}
                onClick={() => remove(id)}
              >
                {t("Take off")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {response && response.total > SHOWN && (
        <Typography color="textSecondary">
          {t("… and {count} more.", { count: response.total - SHOWN })}
        </Typography>
      )}
      {mayChange && <AddMembers occasionId={occasionId} onAdded={() => void load()} />}
    </SectionCard>
  );
}

/** Shows first what each line would do; a changed list must be checked again. */
function AddMembers({ occasionId, onAdded }: { occasionId: number; onAdded: () => void }) {
  const [checked, setChecked] = useState<{ lines: string; outcome: ListedLine[]; ready: number }>();
  const { isBusy, run, submit } = useAction();
  const send = (lines: string, dryRun: boolean) =>
    api.call("POST /api/admin/occasions/{occasionId}/members", {
      params: { occasionId },
      body: { lines, dryRun },
    });
  return (
    <CommandForm
      initialValues={noLines}
      fields={fields}
      sx={{ mt: 2 }}
      onSubmit={async ({ lines }) => {
        await submit(async () => {
          const { lines: outcome, ready } = await send(lines, true);
          setChecked({ lines, outcome, ready });
        });
        return false;
      }}
    >
      {({ lines }) => {
        const found = checked?.lines === lines ? checked : undefined;
        const count = found?.ready ?? 0;
        return (
          <>
            <CsvTextInput
              source="lines"
              label={t("Add members")}
              helperText={t("A line for each: an e-mail address or an employee number")}
            />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <Button
                type="submit"
                variant={found ? "outlined" : "contained"}
                disabled={isBusy || !lines.trim()}
              >
                {t("Check the list")}
              </Button>
              {found && count > 0 && (
                <Button
                  variant="contained"
                  disabled={isBusy}
                  onClick={() =>
                    void run(() => send(lines, false), t("Added")).then(() => {
                      setChecked(undefined);
                      onAdded();
                    })
                  }
                >
                  {t("{count, plural, one {Add # member} other {Add # members}}", { count })}
                </Button>
              )}
            </Box>
            {found && (
              <OutcomeTable
                lines={found.outcome.map(({ line, text, outcome }) => ({
                  key: line,
                  outcome: outcome === "ready" ? "would" : outcome === "listed" ? "nothing" : "refused",
                  cells: [text, outcomeLabels[outcome]],
                }))}
              />
            )}
          </>
        );
      }}
    </CommandForm>
  );
}

const fields = { too_many_lines: "lines" } as const;
const outcomeLabels: Record<ListedLine["outcome"], string> = {
  ready: "",
  listed: t("is on the list already"),
  duplicate: t("stands above already"),
  unknown: t("no member has this address or number"),
  several: t("more than one member has this number"),
};
