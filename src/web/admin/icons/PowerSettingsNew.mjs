import { mdiPower } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiPower, "PowerSettingsNew");
