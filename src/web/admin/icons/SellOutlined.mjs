import { mdiTagOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiTagOutline, "SellOutlined");
