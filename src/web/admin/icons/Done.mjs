import { mdiCheck } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCheck, "Done");
