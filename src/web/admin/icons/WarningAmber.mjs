import { mdiAlertOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiAlertOutline, "WarningAmber");
