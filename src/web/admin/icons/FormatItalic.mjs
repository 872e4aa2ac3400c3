import { mdiFormatItalic } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFormatItalic, "FormatItalic");
