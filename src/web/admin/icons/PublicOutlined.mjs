import { mdiEarth } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiEarth, "PublicOutlined");
