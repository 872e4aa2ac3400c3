import { mdiImageOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiImageOutline, "ImageOutlined");
