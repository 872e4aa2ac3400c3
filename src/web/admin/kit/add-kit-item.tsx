import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import type { KitItem } from "../../../contract/admin/kit.ts";
import type { ProductRow, StaffProduct } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

const MAX_RESULTS = 10;

/**
 * Searches products by the beginnings of words, withdrawn products too. Choosing one hands on its first
 * variant, once.
 */
export function AddKitItem({
  kitProductId,
  label = t("Put in a product"),
  onAdd,
}: {
  /** It is not offered. */
  kitProductId: number;
  label?: string;
  onAdd: (item: KitItem) => void;
}) {
  const [term, setTerm] = useState("");
  const [results, setResults] = useState<readonly ProductRow[]>([]);
  const { isBusy, run } = useAction();
  useEffect(() => {
    const controller = new AbortController();
    const query = { q: term, page: 1, perPage: MAX_RESULTS, sort: "name", order: "asc" } as const;
    api
      .call("GET /api/admin/products", { query, signal: controller.signal })
      .then(({ rows }) => setResults(rows.filter(({ id }) => id !== kitProductId)))
      .catch(() => setResults([])); // aborted by a newer search, or offline: show no results
    return () => controller.abort();
  }, [term, kitProductId]);
  return (
    <Autocomplete
      options={results}
      value={null}
      inputValue={term}
      onInputChange={(_, typed) => setTerm(typed)}
      onChange={(_, chosen) => {
        setTerm("");
        if (chosen)
          void run(async () => {
            const params = { productId: chosen.id };
            const item = toKitItem(await api.call("GET /api/admin/products/{productId}", { params }));
            if (item) onAdd(item);
          });
      }}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      disabled={isBusy}
      blurOnSelect
      noOptionsText={t("Nothing is found.")}
      renderInput={(params) => <TextField {...params} size="small" label={label} />}
    />
  );
}

function toKitItem(product: StaffProduct): KitItem | undefined {
  const [first] = product.variants;
  return (
    first && {
      variantId: first.id,
      quantity: 1,
      size: "",
      productId: product.id,
      name: product.name,
      isPublished: product.isPublished,
      variants: product.variants.map(({ id, colourName, sizes, images }) => ({
        id,
        colourName,
        sizes,
        imagePath: images[0]?.path ?? "",
      })),
    }
  );
}
