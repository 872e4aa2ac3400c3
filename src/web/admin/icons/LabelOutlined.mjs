import { mdiLabelOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiLabelOutline, "LabelOutlined");
