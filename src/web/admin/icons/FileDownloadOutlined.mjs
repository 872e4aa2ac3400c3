import { mdiFileDownloadOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiFileDownloadOutline, "FileDownloadOutlined");
