import { mdiClose } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiClose, "Clear");
