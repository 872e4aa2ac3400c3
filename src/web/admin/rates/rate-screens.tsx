import RatesIcon from "@mui/icons-material/CurrencyExchangeOutlined";
import { RateCreate } from "./rate-create.tsx";
import { RateList } from "./rate-list.tsx";
import { RateShow } from "./rate-show.tsx";

export const rateScreens = {
  list: RateList,
  show: RateShow,
  create: RateCreate,
  icon: RatesIcon,
  recordRepresentation: "id",
  options: { label: "Currency rates" },
};
