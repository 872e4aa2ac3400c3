/** The text in the editor as on the shop (ui/prose.css), in the admin's own type. */
export const proseStyles = {
  "& .ProseMirror > * + *": { mt: 1.5 },
  "& .ProseMirror > :first-of-type": { mt: 0 },
  "& :is(p, h2, h3, ul, ol, table)": { m: 0 },
  "& h2": { fontSize: "1.25rem", fontWeight: 600, lineHeight: 1.3 },
  "& h3": { fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.3 },
  "& :is(ul, ol)": { pl: 3 },
  "& a": { color: "primary.main" },
  "& table": { borderCollapse: "collapse", width: "100%" },
  "& :is(td, th)": {
    border: 1,
    borderColor: "divider",
    px: 1,
    py: 0.5,
    textAlign: "left",
    verticalAlign: "top",
  },
  "& img": { display: "block", maxWidth: "100%", height: "auto", borderRadius: 1 },
  "& .ProseMirror-selectednode": { outline: 2, outlineColor: "primary.main" },
} as const;
