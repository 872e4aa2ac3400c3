import { mdiFormatListBulleted } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFormatListBulleted, "List");
