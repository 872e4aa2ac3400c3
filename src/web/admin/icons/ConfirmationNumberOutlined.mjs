import { mdiTicketConfirmationOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiTicketConfirmationOutline, "ConfirmationNumberOutlined");
