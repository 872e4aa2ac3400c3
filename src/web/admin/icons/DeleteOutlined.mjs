import { mdiDeleteOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiDeleteOutline, "DeleteOutlined");
