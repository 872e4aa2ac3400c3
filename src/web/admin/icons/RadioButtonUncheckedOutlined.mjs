import { mdiRadioboxBlank } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiRadioboxBlank, "RadioButtonUncheckedOutlined");
