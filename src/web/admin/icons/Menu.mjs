import { mdiMenu } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiMenu, "Menu");
