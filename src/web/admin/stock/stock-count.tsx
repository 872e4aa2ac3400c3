import Chip from "@mui/material/Chip";
import { useListFilterContext, useRecordContext } from "react-admin";
import type { StockItem } from "../../../contract/admin/inventory.ts";

/** The stock of a SKU, marked where it is low or zero. */
export function StockCell() {
  const item = useRecordContext<StockItem>();
  const { filterValues } = useListFilterContext();
  if (!item) return null;
  if (item.stock === null) return <span>not counted</span>;
  if (item.stock === 0) return <Chip size="small" variant="outlined" color="error" label="0, sold out" />;
  if (item.stock <= Number(filterValues?.threshold ?? 10))
    return <Chip size="small" variant="outlined" color="warning" label={`${item.stock}, low`} />;
  return <span>{item.stock}</span>;
}
