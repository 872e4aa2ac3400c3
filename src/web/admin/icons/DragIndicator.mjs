import { mdiDragVertical } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiDragVertical, "DragIndicator");
