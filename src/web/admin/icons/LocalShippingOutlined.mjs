import { mdiTruckOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiTruckOutline, "LocalShippingOutlined");
