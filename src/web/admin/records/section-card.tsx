import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import type { ReactNode } from "react";

interface SectionCardProps {
  readonly title: string;
  /** Level 2 where the card is directly below the page's own heading, on a list or a form. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A card with a heading: one section of a screen. */
export const SectionCard = ({ title, level = 3, children }: SectionCardProps) => (
  <Card component="section" variant="outlined" sx={{ minWidth: 0, overflowWrap: "break-word" }}>
    <CardHeader
      title={title}
      slotProps={{ title: { variant: "subtitle1", component: `h${level}` } }}
      sx={{ pb: 0 }}
    />
    <CardContent sx={{ pt: 1 }}>{children}</CardContent>
  </Card>
);
