import { mdiBookmarkMinus } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiBookmarkMinus, "BookmarkRemove");
