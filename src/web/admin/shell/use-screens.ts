import { useGetResourceLabel } from "react-admin";
import type { Command } from "./find-records.ts";
import { useOwnResources } from "./own-resources.ts";

/** Every screen that the person may open from the menu, and every form for something new. */
export function useScreens(): readonly Command[] {
  const getLabel = useGetResourceLabel();
  const today: Command = { id: "today", group: "Go to", label: "Today", detail: "", path: "/" };
  const lists = useOwnResources().flatMap(({ name, group, list }) =>
    list
      ? [{ id: name, group: "Go to", label: getLabel(name, 2), detail: group ?? "", path: `/${name}` }]
      : [],
  );
  const forms = useOwnResources().flatMap(({ name, create }) =>
    create
      ? [
          {
            id: `new ${name}`,
            group: "New",
            label: getLabel(name, 2),
            detail: "new",
            path: `/${name}/create`,
          },
        ]
      : [],
  );
  return [today, ...lists, ...forms];
}
