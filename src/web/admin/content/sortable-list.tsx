import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import { t } from "../../../platform/language/t.ts";
import { MoveButtons } from "../actions/move-buttons.tsx";

interface SortableListProps<T> {
  readonly items: readonly T[];
  readonly onChange: (items: T[]) => void;
  /** The name of an item in the labels of its buttons: "Move Mugs up". */
  readonly getName: (item: T) => string;
  readonly newItem: T;
  readonly addLabel: string;
  readonly children: (item: T, change: (item: T) => void) => ReactNode;
}

/** A list whose items are moved and removed by buttons, and added at the end. */
export function SortableList<T>({
  items,
  onChange,
  getName,
  newItem,
  addLabel,
  children,
}: SortableListProps<T>) {
  function move(at: number, direction: "up" | "down") {
    const moved = [...items];
    const [item] = moved.splice(at, 1);
    if (item !== undefined) moved.splice(direction === "up" ? at - 1 : at + 1, 0, item);
    onChange(moved);
  }
  return (
    <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
      {items.map((item, at) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id while they are edited
          key={at}
          sx={{
            display: "flex",
            gap: 1,
            alignItems: "flex-start",
            flexWrap: { xs: "wrap", sm: "nowrap" },
            borderBottom: 1,
            borderColor: "divider",
            pb: 1.5,
          }}
        >
          <Box sx={{ flex: "1 1 100%", minWidth: 0 }}>
            {children(item, (changed) =>
              onChange(items.map((each, index) => (index === at ? changed : each))),
            )}
          </Box>
          <Box sx={{ whiteSpace: "nowrap" }}>
            <MoveButtons
              name={getName(item)}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              onMove={(direction) => move(at, direction)}
            />
            <IconButton
              size="small"
              aria-label={t("Remove {name}", { name: getName(item) })}
              onClick={() => onChange(items.filter((_, index) => index !== at))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
      <li>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Add />}
          onClick={() => onChange([...items, newItem])}
        >
          {addLabel}
        </Button>
      </li>
    </Box>
  );
}
