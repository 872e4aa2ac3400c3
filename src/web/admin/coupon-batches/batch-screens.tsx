import CodesIcon from "@mui/icons-material/ConfirmationNumberOutlined";
import { BatchCreate } from "./batch-create.tsx";
import { BatchList } from "./batch-list.tsx";
import { BatchShow } from "./batch-show.tsx";

export const batchScreens = {
  list: BatchList,
  show: BatchShow,
  create: BatchCreate,
  icon: CodesIcon,
  options: { label: "Personal codes" },
  recordRepresentation: "name",
};
