import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";

/** Shown for an unknown URL, and for a screen that the person's role may not open. */
export const ScreenNotFound = () => (
  <Box sx={{ display: "grid", gap: 2, justifyItems: "start", py: 3, px: 1, maxWidth: 560 }}>
    <Title title="No such screen" />
    <Typography>
      There is no such screen, or your role does not reach it. An administrator sets roles under People.
    </Typography>
    <Button variant="contained" href="#/">
      To the first screen
    </Button>
  </Box>
);
