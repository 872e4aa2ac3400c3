import { mdiImagePlusOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiImagePlusOutline, "AddPhotoAlternateOutlined");
