import { mdiCellphoneLock } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCellphoneLock, "PhonelinkLockOutlined");
