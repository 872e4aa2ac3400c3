import { mdiCogOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCogOutline, "SettingsOutlined");
