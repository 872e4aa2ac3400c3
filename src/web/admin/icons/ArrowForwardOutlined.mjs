import { mdiArrowRight } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiArrowRight, "ArrowForwardOutlined");
