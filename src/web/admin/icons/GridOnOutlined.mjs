import { mdiGrid } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiGrid, "GridOnOutlined");
