import { mdiPlusCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiPlusCircleOutline, "AddCircleOutlineOutlined");
