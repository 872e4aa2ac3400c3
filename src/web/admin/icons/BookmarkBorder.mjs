import { mdiBookmarkOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiBookmarkOutline, "BookmarkBorder");
