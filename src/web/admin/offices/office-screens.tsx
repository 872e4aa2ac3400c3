import OfficesIcon from "@mui/icons-material/ApartmentOutlined";
import { OfficeCreate } from "./office-create.tsx";
import { OfficeList } from "./office-list.tsx";
import { OfficeShow } from "./office-show.tsx";

export const officeScreens = {
  list: OfficeList,
  show: OfficeShow,
  create: OfficeCreate,
  icon: OfficesIcon,
  recordRepresentation: "name",
};
