import { mdiContentSave } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiContentSave, "Save");
