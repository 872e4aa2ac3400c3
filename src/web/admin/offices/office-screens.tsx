import { OfficeCreate } from "./office-create.tsx";
import { OfficeList } from "./office-list.tsx";
import { OfficeShow } from "./office-show.tsx";

export const officeScreens = {
  list: OfficeList,
  show: OfficeShow,
  create: OfficeCreate,
  recordRepresentation: "name",
};
