import { mdiLinkVariantPlus } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiLinkVariantPlus, "AddLinkOutlined");
