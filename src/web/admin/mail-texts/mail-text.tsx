import Box from "@mui/material/Box";

/** The plain text of a mail. Its amounts stand in columns, so all letters have one width. */
export const MailText = ({ children }: { children: string }) => (
  <Box
    component="pre"
    sx={{ m: 0, whiteSpace: "pre-wrap", fontFamily: "monospace", fontSize: 13, overflowWrap: "anywhere" }}
  >
    {children}
  </Box>
);
