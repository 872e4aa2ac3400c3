import ListSubheader from "@mui/material/ListSubheader";
import { createElement, Fragment } from "react";
import { Menu, useCreatePath, useGetResourceLabel, useSidebarState } from "react-admin";
import { type AdminResource, menuGroups } from "../resources.tsx";
import { useOwnResources } from "./own-resources.ts";

/** The menu, grouped by the work that the screens are for. A group without a screen for this role is left out. */
export function AdminMenu() {
  const own = useOwnResources();
  return (
    <Menu dense>
      <Menu.DashboardItem keyboardShortcut="g>t" keyboardShortcutRepresentation="" />
      {menuGroups.map((group) => {
        const items = own.filter((resource) => resource.group === group && resource.list);
        return (
          items.length > 0 && (
            <Fragment key={group}>
              <GroupHeading>{group}</GroupHeading>
              {items.map((resource) => (
                <ResourceItem key={resource.name} resource={resource} />
              ))}
            </Fragment>
          )
        );
      })}
    </Menu>
  );
}

/** A closed menu shows icons only, so its groups are parted by a line. */
function GroupHeading({ children }: { children: string }) {
  const [isOpen] = useSidebarState();
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{
        bgcolor: "transparent",
        typography: "caption",
        fontWeight: 600,
        color: "text.secondary",
        ...(isOpen
          ? { lineHeight: 1.5, pt: 1.75, pb: 0.5, px: 2 }
          : { fontSize: 0, lineHeight: 0, borderTop: 1, borderColor: "divider", mx: 1.5, my: 0.75, p: 0 }),
      }}
    >
      {children}
    </ListSubheader>
  );
}

function ResourceItem({ resource: { name, icon, letter } }: { resource: AdminResource }) {
  const createPath = useCreatePath();
  const getLabel = useGetResourceLabel();
  return (
    <Menu.Item
      to={createPath({ resource: name, type: "list" })}
      primaryText={getLabel(name, 2)}
      leftIcon={icon && createElement(icon)}
      {...(letter && { keyboardShortcut: `g>${letter}`, keyboardShortcutRepresentation: "" })}
    />
  );
}
