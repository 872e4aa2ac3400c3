import { mdiArrowDown } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiArrowDown, "ArrowDownward");
