import { mdiMenuDown } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiMenuDown, "ArrowDropDown");
