import { mdiInbox } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiInbox, "Inbox");
