import { mdiAlertOctagon } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiAlertOctagon, "Report");
