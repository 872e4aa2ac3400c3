import { mdiFileDocumentOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFileDocumentOutline, "DescriptionOutlined");
