import SearchIcon from "@mui/icons-material/SearchOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { t } from "../../../platform/language/t.ts";
import { CommandSearch } from "./command-search.tsx";

/** Opens the command bar: by its button, by Ctrl+K anywhere, or by `/` on a screen without a search field. */
export function CommandBar() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useHotkeys("mod+k", open, { enableOnFormTags: true, preventDefault: true });
  useHotkeys("/", () => focusSearchField() || open(), { useKey: true, preventDefault: true });
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={open}
        aria-keyshortcuts="Control+K"
        sx={{
          display: { xs: "none", sm: "inline-flex" },
          mr: 1,
          px: 1.5,
          minWidth: "14rem",
          border: 1,
          borderColor: "divider",
          justifyContent: "flex-start",
          fontWeight: 400,
          color: "text.secondary",
        }}
      >
        {t("Search or go to…")}
      </Button>
      <IconButton
        color="inherit"
        aria-label={t("Search or go to")}
        onClick={open}
        sx={{ display: { sm: "none" } }}
      >
        <SearchIcon />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-label={t("Search or go to")}
        sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      >
        <CommandSearch onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Focuses the search field of the list on the screen. Returns false when there is none. */
function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>("main input[name='q']");
  field?.select();
  field?.focus();
  return field !== null;
}
