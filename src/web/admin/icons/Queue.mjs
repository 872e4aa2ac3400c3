import { mdiPlusBoxMultiple } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiPlusBoxMultiple, "Queue");
