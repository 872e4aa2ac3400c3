import { mdiCheckCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCheckCircleOutline, "CheckCircleOutlined");
