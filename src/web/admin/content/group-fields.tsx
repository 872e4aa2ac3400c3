import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { Section } from "../../../contract/admin/content-parts.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { MoveButtons } from "../actions/move-buttons.tsx";
import { api } from "../calls/api.ts";
import { TranslatedPart } from "../translations/translated-parts.tsx";
import { ContentTextField, FieldStack } from "./content-text-field.tsx";

/** A group of products on the home page, with a heading. Products are searched by name and put in order. */
export function GroupFields({ group, set }: { group: Section; set: (group: Section) => void }) {
  const { heading, productIds } = group;
  const setProductIds = (ids: number[]) => set({ ...group, productIds: ids });
  function move(at: number, direction: "up" | "down") {
    const ids = [...productIds];
    const [id] = ids.splice(at, 1);
    if (id !== undefined) ids.splice(direction === "up" ? at - 1 : at + 1, 0, id);
    setProductIds(ids);
  }
  return (
    <FieldStack>
      <ContentTextField
        label={t("Heading")}
        maxLength={120}
        value={heading}
        onChange={(text) => set({ ...group, heading: text })}
      />
      <TranslatedPart
        part={group}
        set={set}
        texts={[{ name: "heading", label: t("Heading"), maxLength: 120 }]}
        of={heading}
      />
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {productIds.map((id, at) => (
          <ProductRow
            key={id}
            id={id}
            isFirst={at === 0}
            isLast={at === productIds.length - 1}
            move={(direction) => move(at, direction)}
            remove={() => setProductIds(productIds.filter((each) => each !== id))}
          />
        ))}
      </Box>
      <AddProduct
        heading={heading}
        excludedIds={productIds}
        add={(id) => setProductIds([...productIds, id])}
      />
    </FieldStack>
  );
}

interface ProductRowProps {
  readonly id: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly move: (direction: "up" | "down") => void;
  readonly remove: () => void;
}

function ProductRow({ id, isFirst, isLast, move, remove }: ProductRowProps) {
  const name = useProductName(id);
  return (
    <li>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{name}</Box>
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={move} />
        <IconButton size="small" aria-label={t("Remove {name}", { name })} onClick={remove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </li>
  );
}

/** The product's name in the shop. A withdrawn product has only its number. */
function useProductName(productId: number): string {
  const [name, setName] = useState(t("Product {productId}", { productId }));
  useEffect(() => {
    let isMounted = true;
    api.call("GET /api/Product/{productId}", { params: { productId } }).then(
      ({ productName }) => isMounted && setName(productName),
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        if (isMounted) setName(t("Product {productId} (not on the shop)", { productId }));
      },
    );
    return () => {
      isMounted = false;
    };
  }, [productId]);
  return name;
}

interface AddProductProps {
  readonly heading: string;
  readonly excludedIds: readonly number[];
  readonly add: (productId: number) => void;
}

function AddProduct({ heading, excludedIds, add }: AddProductProps) {
  const [term, setTerm] = useState("");
  const [found, setFound] = useState<readonly { productId: number; productName: string }[]>([]);
  useEffect(() => {
    const searchTerm = term.trim();
    const stop = new AbortController();
    if (!searchTerm) return setFound([]);
    api
      .call("GET /api/Product/Search", { query: { searchTerm }, signal: stop.signal })
      .then((cards) => setFound(cards.slice(0, 6)))
      .catch(() => setFound([])); // aborted by a newer search, or offline: show no results
    return () => stop.abort();
  }, [term]);
  const results = found.filter(({ productId }) => !excludedIds.includes(productId));
  return (
    <Box>
      <ContentTextField
        label={t("Find a product for {heading}", { heading: heading || t("the group") })}
        maxLength={100}
        value={term}
        onChange={setTerm}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
        {results.map(({ productId, productName }) => (
          <Button key={productId} size="small" onClick={() => add(productId)}>
            {t("Add {productName}", { productName })}
          </Button>
        ))}
        {term.trim() && results.length === 0 && (
          <Typography color="textSecondary">{t("Nothing else is found.")}</Typography>
        )}
      </Box>
    </Box>
  );
}
