import LedgerIcon from "@mui/icons-material/HistoryOutlined";
import StockIcon from "@mui/icons-material/Inventory2Outlined";
import { MovementList } from "./movement-list.tsx";
import { StockList } from "./stock-list.tsx";
import { nameOf, StockShow } from "./stock-show.tsx";

export const stockScreens = {
  list: StockList,
  show: StockShow,
  icon: StockIcon,
  recordRepresentation: nameOf,
  options: { label: "Stock" },
};
export const movementScreens = { list: MovementList, icon: LedgerIcon, options: { label: "Stock ledger" } };
