import LedgerIcon from "@mui/icons-material/HistoryOutlined";
import StockIcon from "@mui/icons-material/Inventory2Outlined";
import { StockList } from "./stock-list.tsx";
import { StockMovementList } from "./stock-movement-list.tsx";
import { StockShow, skuName } from "./stock-show.tsx";

export const stockScreens = {
  list: StockList,
  show: StockShow,
  icon: StockIcon,
  recordRepresentation: skuName,
  options: { label: "Stock" },
};
export const movementScreens = {
  list: StockMovementList,
  icon: LedgerIcon,
  options: { label: "Stock ledger" },
};
