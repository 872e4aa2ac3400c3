import { mdiHandshakeOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiHandshakeOutline, "HandshakeOutlined");
