import { mdiBookmarkPlus } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiBookmarkPlus, "BookmarkAdd");
