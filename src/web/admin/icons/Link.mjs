import { mdiLinkVariant } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiLinkVariant, "Link");
