import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface BeneathProps {
  /** From this width on the columns stand there themselves. */
  readonly until?: "sm" | "lg";
  readonly children: ReactNode;
}

/** Under the value of a cell: what its columns would say that a narrow screen has no room for. */
export const Beneath = ({ until = "sm", children }: BeneathProps) => (
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
