import { mdiHotTub } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiHotTub, "HotTub");
