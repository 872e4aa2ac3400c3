import { mdiViewWeek } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiViewWeek, "ViewWeek");
