import { mdiTrayArrowDown } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiTrayArrowDown, "MoveToInboxOutlined");
