import { mdiShoppingOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiShoppingOutline, "ShoppingBagOutlined");
