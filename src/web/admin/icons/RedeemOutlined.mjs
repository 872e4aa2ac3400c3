import { mdiGiftOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiGiftOutline, "RedeemOutlined");
