import { mdiChevronLeft } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiChevronLeft, "NavigateBefore");
