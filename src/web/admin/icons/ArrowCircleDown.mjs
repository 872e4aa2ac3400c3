import { mdiArrowDownCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiArrowDownCircleOutline, "ArrowCircleDown");
