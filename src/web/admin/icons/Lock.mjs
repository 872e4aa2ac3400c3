import { mdiLock } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiLock, "Lock");
