import { mdiDelete } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiDelete, "Delete");
