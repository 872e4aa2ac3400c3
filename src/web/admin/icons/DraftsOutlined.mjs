import { mdiEmailOpenOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiEmailOpenOutline, "DraftsOutlined");
