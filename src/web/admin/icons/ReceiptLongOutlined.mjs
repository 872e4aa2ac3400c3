import { mdiReceiptTextOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiReceiptTextOutline, "ReceiptLongOutlined");
