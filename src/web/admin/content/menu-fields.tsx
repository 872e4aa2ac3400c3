import Box from "@mui/material/Box";
import type { Menu } from "../../../contract/admin/content.ts";
import { isLink } from "../../../features/content/content.ts";
import { Ordered } from "./ordered.tsx";
import { Words } from "./words.tsx";

type Item = Menu["items"][number];

/** An item of the top menu with what opens below it. */
export const MenuFields = ({ menu, set }: { menu: Menu; set: (menu: Menu) => void }) => (
  <Box sx={{ display: "grid", gap: 1.5 }}>
    <NameAndLink item={menu} set={(given) => set({ ...menu, ...given })} what="Name" />
    <Box sx={{ pl: { xs: 1, sm: 3 } }}>
      <Ordered<Item>
        items={menu.items}
        set={(items) => set({ ...menu, items })}
        nameOf={({ name }) => name || "the item without a name"}
        blank={{ name: "", link: "/" }}
        add={`Add an item below ${menu.name || "it"}`}
      >
        {(item, change) => <NameAndLink item={item} set={change} what={`Name below ${menu.name}`} />}
      </Ordered>
    </Box>
  </Box>
);

interface NameAndLinkProps {
  readonly item: Item;
  readonly set: (item: Item) => void;
  readonly what: string;
}

const NameAndLink = ({ item: { name, link }, set, what }: NameAndLinkProps) => (
  <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", pt: 1 }}>
    <Words label={what} longest={60} value={name} set={(text) => set({ name: text, link })} />
    <Words
      label={`Link of ${name || "it"}`}
      longest={500}
      value={link}
      set={(text) => set({ name, link: text })}
      isWrong={!isLink(link)}
    />
  </Box>
);
