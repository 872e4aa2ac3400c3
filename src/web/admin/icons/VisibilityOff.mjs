import { mdiEyeOff } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiEyeOff, "VisibilityOff");
