import { mdiDownload } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiDownload, "GetApp");
