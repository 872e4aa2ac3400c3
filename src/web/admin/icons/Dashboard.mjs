import { mdiViewDashboard } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiViewDashboard, "Dashboard");
