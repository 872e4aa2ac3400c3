import { mdiViewList } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiViewList, "ViewList");
