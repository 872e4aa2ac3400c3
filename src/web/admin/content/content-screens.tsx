import ContentIcon from "@mui/icons-material/ArticleOutlined";
import { ContentList } from "./content-list.tsx";
import { contentNames } from "./content-names.ts";
import { ContentShow } from "./content-show.tsx";

export const contentScreens = {
  list: ContentList,
  show: ContentShow,
  options: { label: "Content" },
  icon: ContentIcon,
  recordRepresentation: ({ id }: { id: string }) => contentNames[id as keyof typeof contentNames],
};
