import { mdiArrowUpCircleOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiArrowUpCircleOutline, "ArrowCircleUp");
