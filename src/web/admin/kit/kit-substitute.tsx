import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { KitItem } from "../../../contract/admin/kit.ts";
import { t } from "../../../platform/language/t.ts";
import { AddKitItem } from "./add-kit-item.tsx";

interface KitSubstituteProps {
  readonly item: KitItem;
  readonly onChange: (item: KitItem) => void;
}

/** What stands in for a part when it is out: another of its colours, or another product. */
export function KitSubstitute({ item, onChange }: KitSubstituteProps) {
  const [found, setFound] = useState<KitItem>();
  const { substituteVariantId = null, substituteName } = item;
  const options = new Map<number, string>();
  if (substituteVariantId !== null && substituteName) options.set(substituteVariantId, substituteName);
  for (const { name, variants } of found ? [item, found] : [item])
    for (const { id, colourName } of variants)
      if (id !== item.variantId) options.set(id, colourName ? `${name} (${colourName})` : name);
  return (
    <Box sx={{ flex: "1 1 100%", order: 2, display: "flex", flexWrap: "wrap", gap: 1 }}>
      <TextField
        select
        size="small"
        label={t("When it is out")}
        value={substituteVariantId ?? ""}
        onChange={({ target }) => {
          const chosen = target.value === "" ? null : Number(target.value);
          const name = chosen === null ? "" : (options.get(chosen) ?? "");
          onChange({ ...item, substituteVariantId: chosen, substituteName: name });
        }}
        slotProps={{
          inputLabel: { shrink: true },
          select: {
            displayEmpty: true,
            SelectDisplayProps: {
              "aria-label": t("When {name} is out", { name: item.name }),
              "aria-labelledby": undefined,
            },
          },
        }}
        margin="none"
        sx={{ flex: "1 1 14rem", minWidth: 0 }}
      >
        <MenuItem value="">{t("the kit is sold out")}</MenuItem>
        {[...options].map(([id, label]) => (
          <MenuItem key={id} value={id}>
            {t("{name} goes in", { name: label })}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ flex: "1 1 14rem", minWidth: 0 }}>
        <AddKitItem
          kitProductId={item.productId}
          label={t("Another product in place of {name}", { name: item.name })}
          onAdd={(added) => {
            setFound(added);
            const colour = added.variants.find(({ id }) => id === added.variantId)?.colourName;
            const substituteName = colour ? `${added.name} (${colour})` : added.name;
            onChange({ ...item, substituteVariantId: added.variantId, substituteName });
          }}
        />
      </Box>
    </Box>
  );
}
