import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { useGetResourceLabel } from "react-admin";
import { useHotkeys } from "react-hotkeys-hook";
import { t } from "../../../platform/language/t.ts";
import { useOwnResources } from "./own-resources.ts";

const keysEverywhere = [
  [t("Ctrl K"), t("Search orders, people and products, or go to a screen")],
  ["/", t("The list's search field")],
  ["j, k", t("Next and previous row of a list")],
  [t("Enter"), t("Open the row")],
  ["x", t("Select the row")],
  ["?", t("This help")],
  ["g t", t("Today")],
] as const;

/** The keys of the admin, shown by `?`. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false);
  const getLabel = useGetResourceLabel();
  const own = useOwnResources();
  useHotkeys("?", () => setOpen(true), { useKey: true });
  const keys = [
    ...keysEverywhere,
    ...own.flatMap(({ name, letter }) => (letter ? [[`g ${letter}`, getLabel(name, 2)] as const] : [])),
  ];
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{t("Keys")}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, columnGap: 3, m: 0 }}
        >
          {keys.map(([key, meaning]) => (
            <Box key={key} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
                {key}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {meaning}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
