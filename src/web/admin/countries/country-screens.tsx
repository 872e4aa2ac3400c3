import CountriesIcon from "@mui/icons-material/PublicOutlined";
import { CountryCreate } from "./country-create.tsx";
import { CountryList } from "./country-list.tsx";
import { CountryShow } from "./country-show.tsx";

export const countryScreens = {
  list: CountryList,
  show: CountryShow,
  create: CountryCreate,
  icon: CountriesIcon,
  recordRepresentation: "name",
};
