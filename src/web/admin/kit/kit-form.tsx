import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { Kit, KitPiece } from "../../../contract/admin/kit.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { FindPiece } from "./find-piece.tsx";
import { PieceRow } from "./piece-row.tsx";
import { SizeTicks } from "./size-ticks.tsx";

/** The pieces in their order and the sizes to pick from: changed together, on the shop at once. */
export function KitForm({ kit, readAgain }: { kit: Kit; readAgain: () => void }) {
  const [pieces, setPieces] = useState<readonly KitPiece[]>(kit.contents);
  const [sizes, setSizes] = useState<readonly string[]>(kit.sizes.map(({ size }) => size));
  const { isBusy, take } = useStep();
  const put = (at: number, piece: KitPiece) =>
    setPieces(pieces.map((each, index) => (index === at ? piece : each)));
  function move(at: number, direction: "up" | "down") {
    const moved = [...pieces];
    const [piece] = moved.splice(at, 1);
    if (piece) moved.splice(direction === "up" ? at - 1 : at + 1, 0, piece);
    setPieces(moved);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const contents = pieces.map(({ variantId, quantity, size }) => ({ variantId, quantity, size }));
    const body = { version: kit.version, contents, sizes: [...sizes] };
    if (await take(() => api.call("PUT /api/admin/kit", { body }), "The shop shows it.")) readAgain();
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {pieces.length === 0 && (
        <Typography color="text.secondary">
          Nothing is listed yet: the shop does not say what lies in it. Find the first piece below.
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {pieces.map((piece, at) => (
          <PieceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: one product may lie in it twice, in two colours
            key={at}
            piece={piece}
            isFirst={at === 0}
            isLast={at === pieces.length - 1}
            set={(changed) => put(at, changed)}
            move={(direction) => move(at, direction)}
            remove={() => setPieces(pieces.filter((_, index) => index !== at))}
          />
        ))}
      </Box>
      <FindPiece kitProductId={kit.productId} add={(piece) => setPieces([...pieces, piece])} />
      <SizeTicks pieces={pieces} sizes={sizes} offered={kit.sizes} set={setSizes} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Save
        </Button>
        <Typography variant="body2" color="text.secondary">
          Orders that were placed keep what theirs held.
        </Typography>
      </Box>
    </Box>
  );
}
