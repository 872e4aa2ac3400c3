import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import type { ReactNode } from "react";

/** A headed part of a screen. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" variant="outlined">
    <CardHeader
      title={title}
      slotProps={{ title: { variant: "subtitle1", component: "h3" } }}
      sx={{ pb: 0 }}
    />
    <CardContent sx={{ pt: 1 }}>{children}</CardContent>
  </Card>
);
