import PeopleIcon from "@mui/icons-material/GroupOutlined";
import { PeopleList } from "./people-list.tsx";
import { PersonShow } from "./person-show.tsx";

export const peopleScreens = {
  list: PeopleList,
  show: PersonShow,
  icon: PeopleIcon,
  recordRepresentation: "fullName",
};
