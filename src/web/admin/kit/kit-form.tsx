import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { Kit, KitItem } from "../../../contract/admin/kit.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { AddKitItem } from "./add-kit-item.tsx";
import { KitItemRow } from "./kit-item-row.tsx";
import { KitSizeCheckboxes } from "./kit-size-checkboxes.tsx";

/** Edits the kit's contents and its sizes. Both are saved in one call, and the shop shows them at once. */
export function KitForm({ kit, reload }: { kit: Kit; reload: () => void }) {
  const [items, setItems] = useState<readonly KitItem[]>(kit.contents);
  const [sizes, setSizes] = useState<readonly string[]>(kit.sizes.map(({ size }) => size));
  const { isBusy, run } = useAction();
  const replaceItem = (at: number, item: KitItem) =>
    setItems(items.map((each, index) => (index === at ? item : each)));
  function move(at: number, direction: "up" | "down") {
    const moved = [...items];
    const [item] = moved.splice(at, 1);
    if (item) moved.splice(direction === "up" ? at - 1 : at + 1, 0, item);
    setItems(moved);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const contents = items.map(({ variantId, quantity, size }) => ({ variantId, quantity, size }));
    const body = { version: kit.version, contents, sizes: [...sizes] };
    if (await run(() => api.call("PUT /api/admin/kit", { body }), "The shop shows it.")) reload();
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {items.length === 0 && (
        <Typography color="textSecondary">
          Nothing is listed yet, so the shop does not say what is in it. Find the first product below.
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {items.map((item, at) => (
          <KitItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be in the kit twice, in two colours
            key={at}
            item={item}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onChange={(changed) => replaceItem(at, changed)}
            onMove={(direction) => move(at, direction)}
            onRemove={() => setItems(items.filter((_, index) => index !== at))}
          />
        ))}
      </Box>
      <AddKitItem kitProductId={kit.productId} onAdd={(item) => setItems([...items, item])} />
      <KitSizeCheckboxes items={items} sizes={sizes} currentSizes={kit.sizes} onChange={setSizes} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Save
        </Button>
        <Typography variant="body2" color="textSecondary">
          Orders already placed keep what they had.
        </Typography>
      </Box>
    </Box>
  );
}
