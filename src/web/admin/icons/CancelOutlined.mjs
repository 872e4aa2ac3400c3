import { mdiCloseCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCloseCircleOutline, "CancelOutlined");
