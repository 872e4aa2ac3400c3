import CircularProgress from "@mui/material/CircularProgress";
import { lazy, Suspense } from "react";
import { t } from "../../../../platform/language/t.ts";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

/** The visual editor; its code is loaded when a screen has one. */
export const RichText = (props: RichTextEditorProps) => (
  <Suspense
    fallback={
      <CircularProgress size={24} aria-label={t("{label} is being loaded", { label: props.label })} />
    }
  >
    <RichTextEditor {...props} />
  </Suspense>
);
