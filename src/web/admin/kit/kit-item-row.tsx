import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { KitItem } from "../../../contract/admin/kit.ts";
import { t } from "../../../platform/language/t.ts";
import { MoveButtons } from "../actions/move-buttons.tsx";
import { KitSubstitute } from "./kit-substitute.tsx";

interface KitItemRowProps {
  readonly item: KitItem;
  /** Whether its own stock is taken, so that it may be out. */
  readonly takesParts: boolean;
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
export function KitItemRow({
  item,
  takesParts,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: KitItemRowProps) {
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
        <span>{name}</span>
        {!item.isPublished && (
          <Typography variant="body2" color="textSecondary">
            {t("not sold by itself")}
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
            label={t("Colour")}
            value={item.variantId}
            onChange={(event) => onChange({ ...item, variantId: Number(event.target.value), size: "" })}
            slotProps={{ select: selectName(t("Colour of {name}", { name })) }}
            margin="none"
            sx={{ flex: { xs: 1, md: "0 0 112px" }, minWidth: 0 }}
          >
            {variants.map(({ id, colourName }) => (
              <MenuItem key={id} value={id}>
                {colourName || t("Variant {id}", { id: String(id) })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {(sizes.length > 0 || item.size) && (
          <TextField
            select
            size="small"
            label={t("Size")}
            value={item.size}
            onChange={(event) => onChange({ ...item, size: event.target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              select: { displayEmpty: true, ...selectName(t("Size of {name}", { name })) },
            }}
            margin="none"
            sx={{ flex: { xs: 1, md: "0 0 120px" }, minWidth: 0 }}
          >
            <MenuItem value="">{t("as picked")}</MenuItem>
            {[...new Set([...sizes, item.size])].filter(Boolean).map((size) => (
              <MenuItem key={size} value={size}>
                {t("always {size}", { size })}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          type="number"
          size="small"
          label={t("Pieces")}
          required
          value={item.quantity || ""}
          onChange={(event) => onChange({ ...item, quantity: Number(event.target.value) })}
          slotProps={{
            htmlInput: { min: 1, max: 99, step: 1, "aria-label": t("Pieces of {name}", { name }) },
          }}
          margin="none"
          sx={{ flex: "0 0 76px" }}
        />
      </Box>
      <Box sx={{ whiteSpace: "nowrap", ml: "auto" }}>
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton size="small" aria-label={t("Remove {name}", { name })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {takesParts && <KitSubstitute item={item} onChange={onChange} />}
      {takesParts && (
        <FormControlLabel
          label={t("Can be declined")}
          control={
            <Checkbox
              size="small"
              checked={item.canBeDeclined ?? false}
              onChange={({ target }) => onChange({ ...item, canBeDeclined: target.checked })}
              slotProps={{ input: { "aria-label": t("{name} can be declined", { name }) } }}
            />
          }
          sx={{ flex: "1 1 100%", order: 3, my: -0.5 }}
        />
      )}
    </Box>
  );
}

/** The accessible name of a select includes the product, because every row has the same labels. */
const selectName = (name: string) => ({
  SelectDisplayProps: { "aria-label": name, "aria-labelledby": undefined },
});
