import Typography from "@mui/material/Typography";
import type { NewOrderResult } from "../../../../contract/admin/staff-orders.ts";
import { OutcomeTable } from "../../lists/outcome-table.tsx";
import { SectionCard } from "../../records/section-card.tsx";
import { formatBaseAmount, plural } from "../../words/format.ts";

/** What would be made or was made, line by line, summed up above. */
export function NewOrderResults({ results }: { results: readonly NewOrderResult[] }) {
  const of = (outcome: NewOrderResult["outcome"]) => results.filter((each) => each.outcome === outcome);
  const sum = (some: readonly NewOrderResult[]) => some.reduce((total, each) => total + each.total, 0);
  const refused = of("refused").length;
  const parts = [
    [of("would"), "ready to be made"],
    [of("done"), "made"],
    [of("nothing"), "made before"],
  ] as const;
  return (
    <SectionCard title="3. What happens">
      <Typography role="status" sx={{ mb: 1 }}>
        {[
          ...parts
            .filter(([some]) => some.length > 0)
            .map(
              ([some, words]) => `${plural(some.length, "order")} ${words}: ${formatBaseAmount(sum(some))}`,
            ),
          ...(refused
            ? [`${plural(refused, "line")} with a problem. Nothing is made while there is one.`]
            : []),
        ].join(". ")}
      </Typography>
      <OutcomeTable
        headings={["Line", "E-mail", "Products", "Total", "Order No", "What"]}
        lines={results.map((each) => ({
          key: `${each.line} ${each.message}`,
          outcome: each.outcome,
          cells: [each.line, each.email, each.skus, formatBaseAmount(each.total), each.orderNo, each.message],
        }))}
      />
    </SectionCard>
  );
}
