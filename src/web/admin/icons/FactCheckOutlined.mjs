import { mdiClipboardCheckOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiClipboardCheckOutline, "FactCheckOutlined");
