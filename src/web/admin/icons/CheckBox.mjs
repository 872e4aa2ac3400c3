import { mdiCheckboxMarked } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCheckboxMarked, "CheckBox");
