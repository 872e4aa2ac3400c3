import { mdiAccountCircle } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiAccountCircle, "AccountCircle");
