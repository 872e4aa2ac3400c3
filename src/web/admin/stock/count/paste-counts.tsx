import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StockItem } from "../../../../contract/admin/stock.ts";
import { t } from "../../../../platform/language/t.ts";
import { CommandForm } from "../../actions/command-form.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { CsvTextInput } from "../../inputs/csv-text-input.tsx";
import { SectionCard } from "../../records/section-card.tsx";
import { type CountLine, parseCounts } from "./parse-counts.ts";
import { stockQuery, type TypedCounts } from "./stock-grid.ts";

const empty = { text: "" };
/** Enough to see whether a part of a code fits several. */
const MAX_FOUND = 25;

interface PasteCountsProps {
  readonly onFound: (items: readonly StockItem[], counts: TypedCounts) => void;
}

/** Fills the table from a scanner's or spreadsheet's lines. Nothing is saved by it. */
export function PasteCounts({ onFound }: PasteCountsProps) {
  const { isBusy, submit } = useAction();
  const [unknown, setUnknown] = useState<readonly CountLine[]>([]);
  const [repeated, setRepeated] = useState<readonly CountLine[]>([]);
  async function fill(text: string): Promise<false> {
    await submit(async () => {
      const lines = parseCounts(text);
      const items = await Promise.all(lines.map(findItem));
      const found = lines.flatMap((line, at) => {
        const item = items[at];
        return item ? [{ item, line, pieces: line.pieces }] : [];
      });
      const linesOf = Map.groupBy(found, ({ item }) => item.id);
      // Whether the second line counts too or corrects the first is not for a program to say.
      const known = found.filter(({ item }) => linesOf.get(item.id)?.length === 1);
      setUnknown(lines.filter((_, at) => !items[at]));
      setRepeated(found.filter((each) => !known.includes(each)).map(({ line }) => line));
      onFound(
        [...new Map(known.map(({ item }) => [item.id, item])).values()],
        Object.fromEntries(known.map(({ item, pieces }) => [item.id, pieces])),
      );
    });
    return false;
  }
  return (
    <SectionCard title={t("From a list")}>
      <CommandForm initialValues={empty} onSubmit={({ text }) => fill(text)}>
        {({ text }) => (
          <>
            <CsvTextInput
              source="text"
              label={t("Counts")}
              helperText={t(
                "A line for each SKU: SKU code or GTIN, then the pieces. It fills the table below; you save it there.",
              )}
            />
            {unknown.length > 0 && (
              <Typography role="alert" color="error" variant="body2">
                {t("{unknown, plural, one {# line is} other {# lines are}} of no SKU here: {codes}.", {
                  unknown: unknown.length,
                  codes: unknown
                    .map(({ line, code }) => t("{code} (line {line})", { code: code || t("nothing"), line }))
                    .join(", "),
                })}
              </Typography>
            )}
            {repeated.length > 0 && (
              <Typography role="alert" color="error" variant="body2">
                {t(
                  "More than one line is of the same SKU, so these are left out: {codes}. Write their sum in one line.",
                  {
                    codes: repeated
                      .map(({ line, code }) => t("{code} (line {line})", { code, line }))
                      .join(", "),
                  },
                )}
              </Typography>
            )}
            <div>
              <Button type="submit" variant="outlined" disabled={isBusy || !text.trim()}>
                {isBusy ? t("Looking…") : t("Fill the table")}
              </Button>
            </div>
          </>
        )}
      </CommandForm>
    </SectionCard>
  );
}

/** The SKU of a code; undefined where there is none, or where a part of a code fits several. */
async function findItem({ code }: CountLine): Promise<StockItem | undefined> {
  const { rows } = await api.call("GET /api/admin/stock", { query: stockQuery(code, MAX_FOUND) });
  const exact = rows.find(({ skuCode }) => skuCode.toLowerCase() === code.toLowerCase());
  return exact ?? (rows.length === 1 ? rows[0] : undefined);
}
