import BoldIcon from "@mui/icons-material/FormatBold";
import ItalicIcon from "@mui/icons-material/FormatItalic";
import BulletsIcon from "@mui/icons-material/FormatListBulleted";
import NumbersIcon from "@mui/icons-material/FormatListNumbered";
import ImageIcon from "@mui/icons-material/ImageOutlined";
import LinkIcon from "@mui/icons-material/Link";
import RedoIcon from "@mui/icons-material/Redo";
import TitleIcon from "@mui/icons-material/Title";
import UndoIcon from "@mui/icons-material/Undo";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { type ReactNode, useState } from "react";
import { t } from "../../../../platform/language/t.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { insertImage, linkAt, setLink, toggles } from "./rich-text-commands.ts";

interface RichTextToolbarProps {
  readonly label: string;
  readonly state: EditorState;
  readonly run: (command: Command) => void;
}

const icons: Readonly<Record<keyof typeof toggles, ReactNode>> = {
  bold: <BoldIcon />,
  italic: <ItalicIcon />,
  heading: <TitleIcon />,
  subheading: <TitleIcon sx={{ fontSize: "1rem !important" }} />,
  bullets: <BulletsIcon />,
  numbers: <NumbersIcon />,
};

export function RichTextToolbar({ label, state, run }: RichTextToolbarProps) {
  const [open, setOpen] = useState<"image" | "link">();
  const close = () => setOpen(undefined);
  const names = Object.keys(toggles) as (keyof typeof toggles)[];
  return (
    <Box
      role="toolbar"
      aria-label={t("{label}: format", { label })}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.25, p: 0.5, borderBottom: 1, borderColor: "divider" }}
    >
      {names.map((name) => (
        <ToolButton
          key={name}
          label={toggles[name].label}
          isOn={toggles[name].isOn(state)}
          onPress={() => run(toggles[name].command)}
        >
          {icons[name]}
        </ToolButton>
      ))}
      <ToolButton label={t("Link")} isOn={linkAt(state) !== ""} onPress={() => setOpen("link")}>
        <LinkIcon />
      </ToolButton>
      <ToolButton label={t("Image")} onPress={() => setOpen("image")}>
        <ImageIcon />
      </ToolButton>
      <ToolButton label={t("Undo")} isDisabled={!undo(state)} onPress={() => run(undo)}>
        <UndoIcon />
      </ToolButton>
      <ToolButton label={t("Redo")} isDisabled={!redo(state)} onPress={() => run(redo)}>
        <RedoIcon />
      </ToolButton>
      {open === "link" && (
        <LinkDialog
          href={linkAt(state)}
          onClose={close}
          onChosen={(href) => {
            close();
            run(setLink(href));
          }}
        />
      )}
      {open === "image" && (
        <ImageDialog
          onClose={close}
          onChosen={(image) => {
            close();
            run(insertImage(image));
          }}
        />
      )}
    </Box>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The text keeps the focus and its selection while a button is pressed. */
const ToolButton = ({ label, isOn, isDisabled = false, onPress, children }: ToolButtonProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton
        size="small"
        aria-label={label}
        {...(isOn !== undefined && { "aria-pressed": isOn })}
        disabled={isDisabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        sx={{
          borderRadius: 1,
          p: { xs: 0.375, sm: 0.625 },
          ...(isOn && { bgcolor: "action.selected", color: "primary.main" }),
        }}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
);
