import { mdiAccountPlusOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiAccountPlusOutline, "PersonAddAltOutlined");
