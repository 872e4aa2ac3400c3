import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import type { ReactNode } from "react";

interface PartProps {
  readonly title: string;
  /** Level 2 where the part stands under the bar's own heading, on a list or a form of its own. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A headed part of a screen. */
export const Part = ({ title, level = 3, children }: PartProps) => (
  <Card component="section" variant="outlined" sx={{ minWidth: 0, overflowWrap: "break-word" }}>
    <CardHeader
      title={title}
      slotProps={{ title: { variant: "subtitle1", component: `h${level}` } }}
      sx={{ pb: 0 }}
    />
    <CardContent sx={{ pt: 1 }}>{children}</CardContent>
  </Card>
);
