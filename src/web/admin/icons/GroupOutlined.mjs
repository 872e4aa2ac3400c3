import { mdiAccountGroupOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiAccountGroupOutline, "GroupOutlined");
