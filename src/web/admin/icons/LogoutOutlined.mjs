import { mdiLogout } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiLogout, "LogoutOutlined");
