import { mdiChevronRight } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiChevronRight, "NavigateNext");
