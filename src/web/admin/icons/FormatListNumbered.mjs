import { mdiFormatListNumbered } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFormatListNumbered, "FormatListNumbered");
