import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";

interface MoveButtonsProps {
  /** What is moved, as its buttons say it: "Move India up". */
  readonly what: string;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  readonly disabled?: boolean;
  readonly move: (direction: "up" | "down") => void;
}

/** Puts something a place up or down in its list; buttons, so that the keyboard can do it too. */
export const MoveButtons = ({ what, isFirst, isLast, disabled, move }: MoveButtonsProps) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    <IconButton
      size="small"
      aria-label={`Move ${what} up`}
      disabled={Boolean(disabled || isFirst)}
      onClick={(event) => {
        event.stopPropagation();
        move("up");
      }}
    >
      <ArrowUpward fontSize="small" />
    </IconButton>
    <IconButton
      size="small"
      aria-label={`Move ${what} down`}
      disabled={Boolean(disabled || isLast)}
      onClick={(event) => {
        event.stopPropagation();
        move("down");
      }}
    >
      <ArrowDownward fontSize="small" />
    </IconButton>
  </Box>
);
