import { mdiFileUploadOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFileUploadOutline, "FileUploadOutlined");
