import { mdiHelpCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiHelpCircleOutline, "HelpOutlineOutlined");
