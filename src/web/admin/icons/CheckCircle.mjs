import { mdiCheckCircle } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCheckCircle, "CheckCircle");
