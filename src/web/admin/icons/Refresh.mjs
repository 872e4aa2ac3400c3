import { mdiRefresh } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiRefresh, "Refresh");
