import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { Kit, KitItem } from "../../../contract/admin/kit.ts";
import { t } from "../../../platform/language/t.ts";
import { useVersionedAction } from "../actions/use-versioned-action.tsx";
import { api } from "../calls/api.ts";
import { AddKitItem } from "./add-kit-item.tsx";
import { KitItemRow } from "./kit-item-row.tsx";
import { KitSizeCheckboxes } from "./kit-size-checkboxes.tsx";
import { KitStockWay, type StockWay } from "./kit-stock-way.tsx";

interface KitFormProps {
  readonly kit: Kit;
  readonly occasionId: number;
  readonly load: () => Promise<void>;
}

/** What is changed and not saved yet; a part that is left out is as it is stored. */
interface KitChange {
  readonly items: readonly KitItem[];
  readonly sizes: readonly string[];
  readonly stockWay: StockWay;
}

/** Edits the kit's contents, its sizes and which stock it takes. All are saved in one call, and the shop shows them at once. */
export function KitForm({ kit, occasionId, load }: KitFormProps) {
  const [changed, setChanged] = useState<Partial<KitChange>>({});
  const { items = kit.contents, sizes = kit.sizes.map(({ size }) => size), stockWay = kit } = changed;
  const change = (part: Partial<KitChange>) => setChanged((before) => ({ ...before, ...part }));
  const setItems = (items: KitChange["items"]) => change({ items });
  const { isBusy, run, notice } = useVersionedAction({ load, discard: () => setChanged({}) });
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
    const contents = items.map(
      ({ variantId, quantity, size, substituteVariantId = null, canBeDeclined = false }) => ({
        variantId,
        quantity,
        size,
        substituteVariantId,
        canBeDeclined,
      }),
    );
    const { takesStock, boxWeightGrams } = stockWay;
    const query = { occasion: occasionId };
    const body = { version: kit.version, contents, sizes: [...sizes], takesStock, boxWeightGrams };
    await run(async () => {
      await api.call("PUT /api/admin/kit", { query, body });
      await load();
      setChanged({});
    }, t("The shop shows it."));
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {items.length === 0 && (
        <Typography color="textSecondary">
          {t("Nothing is listed yet, so the shop does not say what is in it. Find the first product below.")}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {items.map((item, at) => (
          <KitItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be in the kit twice, in two colours
            key={at}
            item={item}
            takesParts={stockWay.takesStock !== "packed"}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onChange={(changed) => replaceItem(at, changed)}
            onMove={(direction) => move(at, direction)}
            onRemove={() => setItems(items.filter((_, index) => index !== at))}
          />
        ))}
      </Box>
      <AddKitItem kitProductId={kit.productId} onAdd={(item) => setItems([...items, item])} />
      <KitSizeCheckboxes
        items={items}
        sizes={sizes}
        currentSizes={kit.sizes}
        onChange={(sizes) => change({ sizes })}
      />
      <KitStockWay stockWay={stockWay} onChange={(stockWay) => change({ stockWay })} />
      {notice}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Save")}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {t("Orders already placed keep what they had.")}
        </Typography>
      </Box>
    </Box>
  );
}
