import { mdiScaleBalance } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiScaleBalance, "BalanceOutlined");
