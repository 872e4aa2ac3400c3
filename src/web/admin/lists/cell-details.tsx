import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface CellDetailsProps {
  /** From this screen width on the columns themselves are shown. */
  readonly until?: "sm" | "lg";
  readonly children: ReactNode;
}

/** Text below the value of a cell, in place of the columns that a narrow screen hides. */
export const CellDetails = ({ until = "sm", children }: CellDetailsProps) => (
  <Box
    sx={{
      display: { xs: "block", [until]: "none" },
      color: "text.secondary",
      typography: "body2",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
    }}
  >
    {children}
  </Box>
);
