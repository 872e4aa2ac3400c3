import { mdiFormatTitle } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFormatTitle, "Title");
