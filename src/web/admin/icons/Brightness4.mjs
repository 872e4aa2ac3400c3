import { mdiBrightness4 } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiBrightness4, "Brightness4");
