import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";

interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly note?: string;
  readonly isAlarm?: boolean;
  /** The list that holds what was counted. */
  readonly to: string;
}

/** One figure; the whole card leads to what it counts. */
export const FigureCard = ({ what, figure, note, isAlarm = false, to }: Figure) => (
  <Card variant="outlined">
    <CardActionArea href={`#${to}`} sx={{ p: 2, height: "100%" }}>
      <Typography variant="body2" color="text.secondary">
        {what}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {figure}
      </Typography>
      {note && (
        <Typography variant="body2" color={isAlarm ? "error" : "text.secondary"}>
          {note}
        </Typography>
      )}
    </CardActionArea>
  </Card>
);
