import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { Group } from "../../../contract/admin/content.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { api } from "../api.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { FieldStack, Words } from "./words.tsx";

/** A headed group of products on the home page: found by name, put in order. */
export function GroupFields({ group, set }: { group: Group; set: (group: Group) => void }) {
  const { heading, productIds } = group;
  const put = (ids: number[]) => set({ ...group, productIds: ids });
  function move(at: number, direction: "up" | "down") {
    const ids = [...productIds];
    const [id] = ids.splice(at, 1);
    if (id !== undefined) ids.splice(direction === "up" ? at - 1 : at + 1, 0, id);
    put(ids);
  }
  return (
    <FieldStack>
      <Words label="Heading" longest={120} value={heading} set={(text) => set({ ...group, heading: text })} />
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {productIds.map((id, at) => (
          <ProductRow
            key={id}
            id={id}
            isFirst={at === 0}
            isLast={at === productIds.length - 1}
            move={(direction) => move(at, direction)}
            remove={() => put(productIds.filter((each) => each !== id))}
          />
        ))}
      </Box>
      <FindProduct heading={heading} known={productIds} add={(id) => put([...productIds, id])} />
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
        <MoveButtons what={name} isFirst={isFirst} isLast={isLast} move={move} />
        <IconButton size="small" aria-label={`Take out ${name}`} onClick={remove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </li>
  );
}

/** A product's name as the shop has it; one that is withdrawn has only its number. */
function useProductName(productId: number): string {
  const [name, setName] = useState(`Product ${productId}`);
  useEffect(() => {
    let isWanted = true;
    api.call("GET /api/Product/{productId}", { params: { productId } }).then(
      ({ productName }) => isWanted && setName(productName),
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        if (isWanted) setName(`Product ${productId} (not on the shop)`);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [productId]);
  return name;
}

interface FindProductProps {
  readonly heading: string;
  readonly known: readonly number[];
  readonly add: (productId: number) => void;
}

function FindProduct({ heading, known, add }: FindProductProps) {
  const [term, setTerm] = useState("");
  const [found, setFound] = useState<readonly { productId: number; productName: string }[]>([]);
  useEffect(() => {
    const searchTerm = term.trim();
    const stop = new AbortController();
    if (!searchTerm) return setFound([]);
    api
      .call("GET /api/Product/Search", { query: { searchTerm }, signal: stop.signal })
      .then((cards) => setFound(cards.slice(0, 6)))
      .catch(() => setFound([])); // a later letter took its place, or no line: nothing is found
    return () => stop.abort();
  }, [term]);
  const fresh = found.filter(({ productId }) => !known.includes(productId));
  return (
    <Box>
      <Words
        label={`Find a product for ${heading || "the group"}`}
        longest={100}
        value={term}
        set={setTerm}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
        {fresh.map(({ productId, productName }) => (
          <Button key={productId} size="small" onClick={() => add(productId)}>
            Add {productName}
          </Button>
        ))}
        {term.trim() && fresh.length === 0 && (
          <Typography color="text.secondary">Nothing else is found.</Typography>
        )}
      </Box>
    </Box>
  );
}
