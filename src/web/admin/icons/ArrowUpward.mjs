import { mdiArrowUp } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiArrowUp, "ArrowUpward");
