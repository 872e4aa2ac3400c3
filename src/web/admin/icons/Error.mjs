import { mdiAlertCircle } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiAlertCircle, "Error");
