import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { KitItem } from "../../../contract/admin/kit.ts";
import { MoveButtons } from "../actions/move-buttons.tsx";

interface KitItemRowProps {
  readonly item: KitItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (item: KitItem) => void;
  readonly onMove: (direction: "up" | "down") => void;
  readonly onRemove: () => void;
}

/**
 * One item of the kit: quantity, colour and size. The size is fixed, or it is the one that the customer
 * picks.
 */
export function KitItemRow({ item, isFirst, isLast, onChange, onMove, onRemove }: KitItemRowProps) {
  const { name, variants } = item;
  const { sizes = [], imagePath = "" } = variants.find(({ id }) => id === item.variantId) ?? {};
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {imagePath ? (
        <Box
          component="img"
          src={`${imagePath}?w=96`}
          alt=""
          sx={{ width: 48, height: 48, objectFit: "cover", borderRadius: 1, bgcolor: "action.hover" }}
        />
      ) : (
        <Box sx={{ width: 48, height: 48, borderRadius: 1, bgcolor: "action.hover" }} />
      )}
      <Box sx={{ flex: "1 1 7rem", minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
        {!item.isPublished && (
          <Typography variant="body2" color="textSecondary">
            not sold by itself
          </Typography>
        )}
      </Box>
      <Box
        sx={{ display: "flex", gap: 1, order: { xs: 1, md: 0 }, flex: { xs: "1 1 100%", md: "0 1 auto" } }}
      >
        {variants.length > 1 && (
          <TextField
            select
            size="small"
            label="Colour"
            value={item.variantId}
            onChange={(event) => onChange({ ...item, variantId: Number(event.target.value), size: "" })}
            slotProps={{ select: selectName(`Colour of ${name}`) }}
            margin="none"
            sx={{ flex: { xs: 1, md: "0 0 112px" }, minWidth: 0 }}
          >
            {variants.map(({ id, colourName }) => (
              <MenuItem key={id} value={id}>
                {colourName || `Variant ${id}`}
              </MenuItem>
            ))}
          </TextField>
        )}
        {(sizes.length > 0 || item.size) && (
          <TextField
            select
            size="small"
            label="Size"
            value={item.size}
            onChange={(event) => onChange({ ...item, size: event.target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              select: { displayEmpty: true, ...selectName(`Size of ${name}`) },
            }}
            margin="none"
            sx={{ flex: { xs: 1, md: "0 0 120px" }, minWidth: 0 }}
          >
            <MenuItem value="">as picked</MenuItem>
            {[...new Set([...sizes, item.size])].filter(Boolean).map((size) => (
              <MenuItem key={size} value={size}>
                always {size}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          type="number"
          size="small"
          label="Pieces"
          required
          value={item.quantity || ""}
          onChange={(event) => onChange({ ...item, quantity: Number(event.target.value) })}
          slotProps={{ htmlInput: { min: 1, max: 99, step: 1, "aria-label": `Pieces of ${name}` } }}
          margin="none"
          sx={{ flex: "0 0 76px" }}
        />
      </Box>
      <Box sx={{ whiteSpace: "nowrap", ml: "auto" }}>
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

/** The accessible name of a select includes the product, because every row has the same labels. */
const selectName = (name: string) => ({
  SelectDisplayProps: { "aria-label": name, "aria-labelledby": undefined },
});
