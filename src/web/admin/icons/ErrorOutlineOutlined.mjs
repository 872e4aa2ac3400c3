import { mdiAlertCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiAlertCircleOutline, "ErrorOutlineOutlined");
