import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { ListButton, Title } from "react-admin";
import type { StockItem } from "../../../../contract/admin/stock.ts";
import { t } from "../../../../platform/language/t.ts";
import { api } from "../../calls/api.ts";
import { useResponse } from "../../calls/use-response.ts";
import { type Outcome, OutcomeTable } from "../../lists/outcome-table.tsx";
import { runForEach } from "../../lists/run-for-each.ts";
import { SectionCard } from "../../records/section-card.tsx";
import { formatChange } from "../../words/format.ts";
import { skuName } from "../stock-show.tsx";
import { CountTable } from "./count-table.tsx";
import { PasteCounts } from "./paste-counts.tsx";
import { changedCounts, piecesOf, stockGrid, stockQuery, type TypedCounts } from "./stock-grid.ts";

const PAGE = 200;
const narrow = { maxWidth: 360 };
const none: readonly StockItem[] = [];

/** A stocktake: the pieces of many SKUs typed into a table, or pasted, and saved together. */
export function StockCountPage() {
  const [searched, setSearched] = useState("");
  const [found, setFound] = useState<readonly StockItem[]>();
  const [typed, setTyped] = useState<TypedCounts>({});
  const [note, setNote] = useState("");
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [done, setDone] = useState<number>();
  const [isPasting, setPasting] = useState(false);
  const options = useMemo(() => ({ query: stockQuery(searched, PAGE) }), [searched]);
  const { response, problem, load } = useResponse("GET /api/admin/stock", options);
  if (problem) throw problem;
  const items = found ?? response?.rows ?? none;
  const { changed, wrong } = changedCounts(items, typed);
  const save = async () => {
    setDone(0);
    const results = await runForEach(
      changed,
      skuName,
      (item) => count(item, typed[item.id] ?? "", note),
      setDone,
    );
    setOutcomes(results);
    setTyped({});
    setFound(undefined);
    setDone(undefined);
    await load();
  };
  return (
    <Box sx={{ maxWidth: 1100, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Count the stock")} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t("Count the stock")}
        </Typography>
        {!isPasting && (
          <Button variant="outlined" onClick={() => setPasting(true)}>
            {t("Paste a list")}
          </Button>
        )}
        <ListButton resource="stock" label={t("All stock")} />
      </Box>
      <Typography color="textSecondary">
        {t(
          "Type how many pieces lie there, those that are sold and not sent among them. In grey is what the store knows; what you leave empty stays as it is.",
        )}
      </Typography>
      {isPasting && (
        <PasteCounts
          onFound={(pasted, counts) => {
            setFound(pasted);
            setTyped(counts);
            setOutcomes(undefined);
          }}
        />
      )}
      <SectionCard title={t("What lies there")}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2 }}>
          <TextField
            size="small"
            type="search"
            sx={narrow}
            label={t("Product, SKU or GTIN")}
            value={searched}
            onChange={({ target }) => {
              setSearched(target.value);
              setFound(undefined);
            }}
          />
          {found && <Button onClick={() => setFound(undefined)}>{t("Show all products")}</Button>}
          <Typography variant="body2" color="textSecondary" role="status">
            {sizeText(items.length, found ? items.length : (response?.total ?? 0), response !== undefined)}
          </Typography>
        </Box>
        <CountTable
          grid={stockGrid(items)}
          typed={typed}
          onType={({ id }, pieces) => {
            setTyped({ ...typed, [id]: pieces });
            setOutcomes(undefined);
          }}
        />
      </SectionCard>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <TextField
          size="small"
          sx={narrow}
          label={t("Note (optional)")}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Button
          variant="contained"
          disabled={changed.length === 0 || wrong.length > 0 || done !== undefined}
          onClick={() => void save()}
        >
          {done === undefined
            ? t("Save {changed, plural, one {# count} other {# counts}}", { changed: changed.length })
            : t("{done} of {changed}…", { done, changed: changed.length })}
        </Button>
        <Typography variant="body2" color={wrong.length ? "error" : "text.secondary"} role="status">
          {wrong.length > 0
            ? t("{wrong}: whole numbers, please.", { wrong: wrong.map(skuName).join("; ") })
            : changed.length > 0 && differenceText(changed, typed)}
        </Typography>
      </Box>
      {outcomes && (
        <SectionCard title={t("Saved")}>
          <OutcomeTable lines={outcomes} />
        </SectionCard>
      )}
    </Box>
  );
}

async function count(item: StockItem, typed: string, note: string): Promise<string> {
  const { stock, reserved } = await api.call("POST /api/admin/stock/{stockId}/movements", {
    params: { stockId: item.id },
    body: { seen: item.stock, reason: "counted", pieces: piecesOf(typed) ?? 0, note },
  });
  return t("{typed} are there; {stock} can be sold{sold}.", {
    typed: typed.trim(),
    stock: stock ?? 0,
    sold: reserved > 0 ? t(", {reserved} are sold and not sent", { reserved }) : "",
  });
}

function sizeText(shown: number, total: number, isLoaded: boolean): string {
  if (!isLoaded) return t("Loading…");
  if (total === 0) return t("Nothing matches.");
  return shown < total
    ? t("The first {shown} of {total}: search for the others.", { shown, total })
    : t("{total, plural, one {# SKU} other {# SKUs}}", { total });
}

/** '3 more and 12 fewer than before, in all' helps to see a slip of the keys. */
function differenceText(changed: readonly StockItem[], typed: TypedCounts): string {
  const difference = changed.reduce(
    (sum, { id, onHand }) => sum + (piecesOf(typed[id] ?? "") ?? 0) - (onHand ?? 0),
    0,
  );
  return t("{difference} pieces altogether.", { difference: formatChange(difference) });
}
