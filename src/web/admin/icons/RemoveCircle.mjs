import { mdiMinusCircle } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiMinusCircle, "RemoveCircle");
