import { mdiCashMultiple } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCashMultiple, "PaymentsOutlined");
