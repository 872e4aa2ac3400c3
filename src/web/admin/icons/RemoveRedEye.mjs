import { mdiEye } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiEye, "RemoveRedEye");
