import { mdiInvoiceTextOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiInvoiceTextOutline, "RequestQuoteOutlined");
