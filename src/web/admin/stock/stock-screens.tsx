import { MovementList } from "./movement-list.tsx";
import { StockList } from "./stock-list.tsx";
import { nameOf, StockShow } from "./stock-show.tsx";

export const stockScreens = {
  list: StockList,
  show: StockShow,
  recordRepresentation: nameOf,
  options: { label: "Stock" },
};
export const movementScreens = { list: MovementList, options: { label: "Stock ledger" } };
