import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MailText } from "../mail-text.tsx";

/** The mail for an example order, as its plain text part. The test mail shows its look. */
export const MailPreview = ({
  preview,
}: {
  preview: { readonly subject: string; readonly text: string };
}) => (
  <Box role="status" sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, minWidth: 0 }}>
    <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: "anywhere" }}>{preview.subject}</Typography>
    <MailText>{preview.text}</MailText>
  </Box>
);
