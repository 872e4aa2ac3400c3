import { mdiEmailOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiEmailOutline, "MailOutlineOutlined");
