import { mdiTranslate } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiTranslate, "Translate");
