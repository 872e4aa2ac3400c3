import { mdiHistory } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiHistory, "History");
