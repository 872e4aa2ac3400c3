import { mdiSort } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiSort, "Sort");
