import { mdiCog } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCog, "Settings");
