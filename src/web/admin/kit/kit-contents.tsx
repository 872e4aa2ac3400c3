import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { KitItem } from "../../../contract/admin/kit.ts";

/** What the kit holds, for who may only look. */
export function KitContents({ contents }: { contents: readonly KitItem[] }) {
  if (contents.length === 0) return <Typography color="textSecondary">Nothing is listed yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, display: "grid", gap: 0.5 }}>
      {contents.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be in the kit twice, in two colours
        <li key={at}>{describe(item)}</li>
      ))}
    </Box>
  );
}

/** `2 × Steel Mug, Sage, M`. A size is named where it is fixed. */
function describe({ quantity, name, variants, variantId, size }: KitItem): string {
  const colour = variants.find(({ id }) => id === variantId)?.colourName;
  return `${quantity} × ${[name, colour, size].filter(Boolean).join(", ")}`;
}
