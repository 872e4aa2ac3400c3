import { mdiUndo } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiUndo, "Undo");
