import { mdiFilterVariant } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFilterVariant, "FilterList");
