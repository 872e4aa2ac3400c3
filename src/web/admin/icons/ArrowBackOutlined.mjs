import { mdiArrowLeft } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiArrowLeft, "ArrowBackOutlined");
