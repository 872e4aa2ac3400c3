import { mdiRedo } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiRedo, "Redo");
