import { mdiHomeOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiHomeOutline, "HomeOutlined");
