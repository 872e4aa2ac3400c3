import { PeopleList } from "./people-list.tsx";
import { PersonShow } from "./person-show.tsx";

export const peopleScreens = { list: PeopleList, show: PersonShow, recordRepresentation: "fullName" };
