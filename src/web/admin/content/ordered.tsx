import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import { MoveButtons } from "../move-buttons.tsx";

interface OrderedProps<T> {
  readonly items: readonly T[];
  readonly set: (items: T[]) => void;
  /** What an item is called by its buttons: "Move Mugs up". */
  readonly nameOf: (item: T) => string;
  readonly blank: T;
  readonly add: string;
  readonly children: (item: T, change: (item: T) => void) => ReactNode;
}

/** Things in an order: moved by buttons, taken out, added at the end. */
export function Ordered<T>({ items, set, nameOf, blank, add, children }: OrderedProps<T>) {
  function move(at: number, direction: "up" | "down") {
    const moved = [...items];
    const [item] = moved.splice(at, 1);
    if (item !== undefined) moved.splice(direction === "up" ? at - 1 : at + 1, 0, item);
    set(moved);
  }
  return (
    <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
      {items.map((item, at) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: items are being typed and have no name of their own
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
            {children(item, (changed) => set(items.map((each, index) => (index === at ? changed : each))))}
          </Box>
          <Box sx={{ whiteSpace: "nowrap" }}>
            <MoveButtons
              what={nameOf(item)}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              move={(direction) => move(at, direction)}
            />
            <IconButton
              size="small"
              aria-label={`Take out ${nameOf(item)}`}
              onClick={() => set(items.filter((_, index) => index !== at))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
      <li>
        <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => set([...items, blank])}>
          {add}
        </Button>
      </li>
    </Box>
  );
}
