import { mdiChevronDown } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiChevronDown, "ExpandMore");
