import Box from "@mui/material/Box";
import { isLink } from "../../../catalogue/content/content.ts";
import type { Menu } from "../../../contract/admin/content-parts.ts";
import { t } from "../../../platform/language/t.ts";
import { TranslatedPart } from "../translations/translated-parts.tsx";
import { ContentTextField } from "./content-text-field.tsx";
import { SortableList } from "./sortable-list.tsx";

type Item = Menu["items"][number];

/** An item of the top menu, and the items that open below it. */
export const MenuFields = ({ menu, set }: { menu: Menu; set: (menu: Menu) => void }) => (
  <Box sx={{ display: "grid", gap: 1.5 }}>
    <NameAndLink item={menu} set={(given) => set({ ...given, items: menu.items })} nameLabel={t("Name")} />
    <Box sx={{ pl: { xs: 1, sm: 3 } }}>
      <SortableList<Item>
        items={menu.items}
        onChange={(items) => set({ ...menu, items })}
        getName={({ name }) => name || t("the item without a name")}
        newItem={{ name: "", link: "/" }}
        addLabel={t("Add an item below {name}", { name: menu.name || t("it") })}
      >
        {(item, change) => (
          <NameAndLink item={item} set={change} nameLabel={t("Name below {name}", { name: menu.name })} />
        )}
      </SortableList>
    </Box>
  </Box>
);

interface NameAndLinkProps {
  readonly item: Item;
  readonly set: (item: Item) => void;
  readonly nameLabel: string;
}

const NameAndLink = ({ item, set, nameLabel }: NameAndLinkProps) => (
  <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", pt: 1 }}>
    <ContentTextField
      label={nameLabel}
      maxLength={60}
      value={item.name}
      onChange={(name) => set({ ...item, name })}
    />
    <ContentTextField
      label={t("Link of {name}", { name: item.name || t("it") })}
      maxLength={500}
      value={item.link}
      onChange={(link) => set({ ...item, link })}
      isInvalid={!isLink(item.link)}
    />
    <Box sx={{ gridColumn: "1 / -1" }}>
      <TranslatedPart
        part={item}
        set={set}
        texts={[{ name: "name", label: nameLabel, maxLength: 60 }]}
        of={item.name}
      />
    </Box>
  </Box>
);
