import { mdiFormatBold } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFormatBold, "FormatBold");
