import { mdiCheckboxBlankOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCheckboxBlankOutline, "CheckBoxOutlineBlank");
