import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { t } from "../../../platform/language/t.ts";

interface MoveButtonsProps {
  /** The name of what is moved, for the labels of the buttons: "Move India up". */
  readonly name: string;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  readonly disabled?: boolean;
  readonly onMove: (direction: "up" | "down") => void;
}

/** Moves something one place up or down in its list. Buttons also work by keyboard. */
export const MoveButtons = ({ name, isFirst, isLast, disabled, onMove }: MoveButtonsProps) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    <IconButton
      size="small"
      aria-label={t("Move {name} up", { name })}
      disabled={Boolean(disabled || isFirst)}
      onClick={(event) => {
        event.stopPropagation();
        onMove("up");
      }}
    >
      <ArrowUpward fontSize="small" />
    </IconButton>
    <IconButton
      size="small"
      aria-label={t("Move {name} down", { name })}
      disabled={Boolean(disabled || isLast)}
      onClick={(event) => {
        event.stopPropagation();
        onMove("down");
      }}
    >
      <ArrowDownward fontSize="small" />
    </IconButton>
  </Box>
);
