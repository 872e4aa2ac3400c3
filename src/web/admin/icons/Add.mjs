import { mdiPlus } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiPlus, "Add");
