import { mdiCalendarMonthOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiCalendarMonthOutline, "CalendarMonthOutlined");
