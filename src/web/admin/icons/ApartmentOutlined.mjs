import { mdiOfficeBuildingOutline } from "@mdi/js";
import { icon } from "./icon.mjs";

export default icon(mdiOfficeBuildingOutline, "ApartmentOutlined");
