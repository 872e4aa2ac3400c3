import { mdiTextBoxOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiTextBoxOutline, "ArticleOutlined");
