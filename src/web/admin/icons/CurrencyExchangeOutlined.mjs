import { mdiSwapHorizontalCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiSwapHorizontalCircleOutline, "CurrencyExchangeOutlined");
