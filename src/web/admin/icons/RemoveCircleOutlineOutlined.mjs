import { mdiMinusCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiMinusCircleOutline, "RemoveCircleOutlineOutlined");
