import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { Kit } from "../../../contract/admin/kit.ts";
import { t } from "../../../platform/language/t.ts";

export type StockWay = Pick<Kit, "boxWeightGrams" | "takesStock">;

interface KitStockWayProps {
  readonly stockWay: StockWay;
  readonly onChange: (stockWay: StockWay) => void;
}

/** Which stock an order of the kit takes, and what its box weighs. */
export const KitStockWay = ({ stockWay, onChange }: KitStockWayProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
    <TextField
      select
      size="small"
      label={t("Each order takes")}
      value={stockWay.takesStock}
      onChange={({ target }) => onChange({ ...stockWay, takesStock: target.value as StockWay["takesStock"] })}
      helperText={explanations[stockWay.takesStock]}
      margin="none"
      sx={{ flex: "1 1 20rem", minWidth: 0 }}
    >
      <MenuItem value="packed">{t("a packed kit")}</MenuItem>
      <MenuItem value="parts">{t("its parts")}</MenuItem>
      <MenuItem value="packed_then_parts">{t("a packed kit, then its parts")}</MenuItem>
    </TextField>
    {stockWay.takesStock !== "packed" && (
      <TextField
        type="number"
        size="small"
        label={t("Weight of the empty box (g)")}
        required
        value={stockWay.boxWeightGrams}
        onChange={({ target }) => onChange({ ...stockWay, boxWeightGrams: Number(target.value) })}
        slotProps={{ htmlInput: { min: 0, max: 100_000, step: 1 } }}
        helperText={t("The parts are added to it.")}
        margin="none"
        sx={{ flex: "0 1 14rem" }}
      />
    )}
  </Box>
);

const explanations: Readonly<Record<StockWay["takesStock"], string>> = {
  packed: t(
    "Somebody packs kits ahead. They are counted by size under Stock, and the parts’ own stock stays as it is.",
  ),
  parts: t(
    "Each part is taken from the stock that it is sold from. There are as many kits as the scarcest part allows.",
  ),
  packed_then_parts: t(
    "Packed kits go first, as long as their size is counted and there are some; then the parts.",
  ),
};
