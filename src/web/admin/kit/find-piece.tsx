import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import type { KitPiece } from "../../../contract/admin/kit.ts";
import type { ProductRow, StaffProduct } from "../../../contract/admin/products.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

const SHOWN = 10;

/** Finds a product by the beginning of its words, withdrawn ones too, and puts one piece of it into the kit. */
export function FindPiece({ kitProductId, add }: { kitProductId: number; add: (piece: KitPiece) => void }) {
  const [term, setTerm] = useState("");
  const [found, setFound] = useState<readonly ProductRow[]>([]);
  const { isBusy, take } = useStep();
  useEffect(() => {
    const stop = new AbortController();
    const query = { q: term, page: 1, perPage: SHOWN, sort: "name", order: "asc" } as const;
    api
      .call("GET /api/admin/products", { query, signal: stop.signal })
      .then(({ rows }) => setFound(rows.filter(({ id }) => id !== kitProductId)))
      .catch(() => setFound([])); // a later letter took its place, or no line: nothing is found
    return () => stop.abort();
  }, [term, kitProductId]);
  return (
    <Autocomplete
      options={found}
      value={null}
      inputValue={term}
      onInputChange={(_, typed) => setTerm(typed)}
      onChange={(_, chosen) => {
        setTerm("");
        if (chosen)
          void take(async () => {
            const params = { productId: chosen.id };
            const piece = pieceOf(await api.call("GET /api/admin/products/{productId}", { params }));
            if (piece) add(piece);
          });
      }}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      disabled={isBusy}
      blurOnSelect
      noOptionsText="Nothing is found."
      renderInput={(params) => <TextField {...params} size="small" label="Put in a product" />}
    />
  );
}

function pieceOf(product: StaffProduct): KitPiece | undefined {
  const [first] = product.variants;
  return (
    first && {
      ...{ variantId: first.id, quantity: 1, size: "" },
      ...{ productId: product.id, name: product.name, isPublished: product.isPublished },
      variants: product.variants.map(({ id, colourName, sizes, images }) => ({
        ...{ id, colourName, sizes },
        imagePath: images[0]?.path ?? "",
      })),
    }
  );
}
