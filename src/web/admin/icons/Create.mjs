import { mdiPencil } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiPencil, "Create");
