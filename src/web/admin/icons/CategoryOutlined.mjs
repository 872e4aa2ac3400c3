import { mdiShapeOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiShapeOutline, "CategoryOutlined");
