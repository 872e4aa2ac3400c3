import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ListButton } from "react-admin";
import type { Elements } from "../../ui/elements.ts";

interface RecordHeadingProps {
  readonly title: ReactNode;
  /** The label of the button that goes back to the list. */
  readonly allLabel: string;
  /** Shown beside the record's title. */
  readonly children?: Elements;
}

/** The first row of a record's screen: its title, what is said about it, and the way back to the list. */
export const RecordHeading = ({ title, allLabel, children }: RecordHeadingProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
    <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
      {title}
    </Typography>
    {children}
    <Box sx={{ flex: 1 }} />
    <ListButton label={allLabel} />
  </Box>
);
