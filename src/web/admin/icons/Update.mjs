import { mdiUpdate } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiUpdate, "Update");
