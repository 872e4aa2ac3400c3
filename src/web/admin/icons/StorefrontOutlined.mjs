import { mdiStorefrontOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiStorefrontOutline, "StorefrontOutlined");
