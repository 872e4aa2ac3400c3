import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { proseStyles } from "./prose-styles.ts";
import { richTextPlugins } from "./rich-text-plugins.ts";
import { parseRichText, richTextHtml } from "./rich-text-schema.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

export interface RichTextEditorProps {
  readonly label: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly helperText?: string;
  readonly rows?: number;
  /** Of the text, where it is not in the admin's own language. */
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

const ROW_REM = 1.6;

/**
 * A visual editor for a text of the shop. `onChange` is called only for what the person changes, with the HTML as the shop will
 * show it; a value from outside replaces the text.
 */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, html, onChange, helperText, rows = 6, lang, dir } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const shown = useRef(html);
  const report = useEffectEvent(onChange);
  const firstState = useEffectEvent(() => stateOf(html));
  // The editor is made once; later values come below.
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView(place.current, {
      state: firstState(),
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": id,
        spellcheck: "true",
        ...(lang && { lang }),
        ...(dir && { dir }),
      },
      transformPastedHTML: cleanPastedHtml,
      dispatchTransaction(change) {
        const next = made.state.apply(change);
        made.updateState(next);
        setState(next);
        if (!change.docChanged) return;
        shown.current = richTextHtml(next.doc);
        report(shown.current);
      },
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, [id, lang, dir]);
  useEffect(() => {
    if (!view || html === shown.current) return;
    shown.current = html;
    view.updateState(stateOf(html));
    setState(view.state);
  }, [html, view]);
  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  };
  return (
    <Box sx={{ width: "100%" }}>
      <Typography id={id} variant="caption" color="textSecondary" component="div" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={frame}>
        {state && <RichTextToolbar label={label} state={state} run={run} />}
        <Box
          ref={place}
          sx={{ ...proseStyles, "& .ProseMirror": { ...page, minHeight: `${rows * ROW_REM}rem` } }}
        />
      </Box>
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
    </Box>
  );
}

const stateOf = (html: string): EditorState =>
  EditorState.create({ doc: parseRichText(html), plugins: [...richTextPlugins] });

const frame = {
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  overflow: "hidden",
  "&:focus-within": {
    borderColor: "primary.main",
    boxShadow: (theme: { palette: { primary: { main: string } } }) =>
      `0 0 0 1px ${theme.palette.primary.main}`,
  },
};
/** The first two are what ProseMirror needs to keep spaces as they are typed. */
const page = {
  whiteSpace: "break-spaces",
  wordWrap: "break-word",
  outline: "none",
  px: 2,
  py: 1.5,
  maxHeight: "60vh",
  overflowY: "auto",
};
