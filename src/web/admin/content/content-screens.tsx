import ContentIcon from "@mui/icons-material/ArticleOutlined";
import { contentLabels } from "./content-labels.ts";
import { ContentList } from "./content-list.tsx";
import { ContentShow } from "./content-show.tsx";

export const contentScreens = {
  list: ContentList,
  show: ContentShow,
  options: { label: "Content" },
  icon: ContentIcon,
  recordRepresentation: ({ id }: { id: string }) => contentLabels[id as keyof typeof contentLabels],
};
