import { mdiPackageVariantClosed } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiPackageVariantClosed, "Inventory2Outlined");
