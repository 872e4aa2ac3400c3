import EnquiriesIcon from "@mui/icons-material/MailOutlineOutlined";
import { EnquiryList } from "./enquiry-list.tsx";
import { EnquiryShow } from "./enquiry-show.tsx";

export const enquiryScreens = {
  list: EnquiryList,
  show: EnquiryShow,
  icon: EnquiriesIcon,
  recordRepresentation: "name",
};
