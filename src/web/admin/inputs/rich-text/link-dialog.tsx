import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { isLink } from "../../../../catalogue/content/content.ts";
import { t } from "../../../../platform/language/t.ts";
import { ActionDialog } from "../../actions/action-dialog.tsx";

interface LinkDialogProps {
  readonly href: string;
  readonly onClose: () => void;
  /** Empty: the link is taken away. */
  readonly onChosen: (href: string) => void;
}

export function LinkDialog({ href, onClose, onChosen }: LinkDialogProps) {
  const [typed, setTyped] = useState(href);
  const url = typed.trim();
  const isWrong = url !== "" && !isLink(url);
  return (
    <ActionDialog
      title={t("Link")}
      closeLabel={t("Cancel")}
      maxWidth="xs"
      onClose={onClose}
      action={
        <Button
          variant="contained"
          disabled={isWrong || (url === "" && href === "")}
          onClick={() => onChosen(url)}
        >
          {url === "" && href !== "" ? t("Take the link away") : t("Set the link")}
        </Button>
      }
    >
      <TextField
        autoFocus
        label={t("Leads to")}
        value={typed}
        error={isWrong}
        helperText={t("A path of this shop, such as /bags, or an https URL")}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!isWrong && url) onChosen(url);
        }}
      />
    </ActionDialog>
  );
}
