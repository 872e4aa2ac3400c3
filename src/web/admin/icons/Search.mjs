import { mdiMagnify } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiMagnify, "Search");
