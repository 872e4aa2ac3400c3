import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import type { Kit, KitItem } from "../../../contract/admin/kit.ts";
import { t } from "../../../platform/language/t.ts";
import { missingSizes, sizesToOffer } from "./offered-sizes.ts";

interface KitSizeCheckboxesProps {
  readonly items: readonly KitItem[];
  readonly sizes: readonly string[];
  /** The kit's sizes in the shop now. */
  readonly currentSizes: Kit["sizes"];
  readonly onChange: (sizes: readonly string[]) => void;
}

/**
 * The sizes of which a customer picks one: all sizes of the kit items, and the sizes that the kit has
 * already.
 */
export function KitSizeCheckboxes({ items, sizes, currentSizes, onChange }: KitSizeCheckboxesProps) {
  const all = sizesToOffer(
    items,
    currentSizes.map(({ size }) => size),
  );
  const missing = missingSizes(items, sizes);
  const removedInStock = currentSizes.filter(({ size, stock }) => !sizes.includes(size) && (stock ?? 0) > 0);
  if (all.length === 0) return null;
  return (
    <FormControl component="fieldset" variant="standard" error={missing.length > 0}>
      <FormLabel component="legend">{t("Sizes to pick from")}</FormLabel>
      <FormGroup row>
        {all.map((size) => (
          <FormControlLabel
            key={size}
            label={size}
            control={
              <Checkbox
                checked={sizes.includes(size)}
                onChange={({ target }) =>
                  onChange(all.filter((each) => (each === size ? target.checked : sizes.includes(each))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mx: 0 }}>
        {missing.length > 0
          ? missing.map(({ name, size }) => t("{name} does not come in {size}.", { name, size })).join(" ")
          : removedInStock.length > 0
            ? removedInStock
                .map(({ size, stock }) =>
                  t("{stock} counted in {size} are written off.", { stock: stock ?? 0, size }),
                )
                .join(" ")
            : t("A size that is taken away is also taken out of carts.")}
      </FormHelperText>
    </FormControl>
  );
}
