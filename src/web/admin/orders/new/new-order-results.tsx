import Typography from "@mui/material/Typography";
import type { NewOrderResult } from "../../../../contract/admin/staff-orders.ts";
import { t } from "../../../../platform/language/t.ts";
import { OutcomeTable } from "../../lists/outcome-table.tsx";
import { SectionCard } from "../../records/section-card.tsx";
import { formatBaseAmount } from "../../words/format.ts";
import { serverWord } from "../../words/server-words.ts";

/** What would be made or was made, line by line, summed up above. */
export function NewOrderResults({ results }: { results: readonly NewOrderResult[] }) {
  const of = (outcome: NewOrderResult["outcome"]) => results.filter((each) => each.outcome === outcome);
  const sum = (some: readonly NewOrderResult[]) => some.reduce((total, each) => total + each.total, 0);
  const refused = of("refused").length;
  const parts = [
    [of("would"), t("ready to be made")],
    [of("done"), "made"],
    [of("nothing"), t("made before")],
  ] as const;
  return (
    <SectionCard title={t("3. What happens")}>
      <Typography role="status" sx={{ mb: 1 }}>
        {[
          ...parts
            .filter(([some]) => some.length > 0)
            .map(
              ([some, words]) =>
                `${t("{some, plural, one {# order} other {# orders}}", { some: some.length })} ${words}: ${formatBaseAmount(sum(some))}`,
            ),
          ...(refused
            ? [
                t(
                  "{refused, plural, one {# line} other {# lines}} with a problem. Nothing is made while there is one.",
                  { refused },
                ),
              ]
            : []),
        ].join(". ")}
      </Typography>
      <OutcomeTable
        headings={[t("Line"), t("E-mail"), t("Products"), t("Total"), t("Order No"), t("What")]}
        lines={results.map((each) => ({
          key: `${each.line} ${each.message}`,
          outcome: each.outcome,
          cells: [
            each.line,
            each.email,
            each.skus,
            formatBaseAmount(each.total),
            each.orderNo,
            serverWord(each.message),
          ],
        }))}
      />
    </SectionCard>
  );
}
