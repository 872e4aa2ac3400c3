import { mdiPuzzleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiPuzzleOutline, "ExtensionOutlined");
