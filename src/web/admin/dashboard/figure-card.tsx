import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";

interface FigureCardProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly isWarning?: boolean;
  /** The path of the list that shows what was counted. */
  readonly path: string;
}

/** One figure. The whole card is a link to what it counts. */
export const FigureCard = ({ label, value, note, isWarning = false, path }: FigureCardProps) => (
  <Card variant="outlined">
    <CardActionArea href={`#${path}`} sx={{ p: 2, height: "100%" }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {value}
      </Typography>
      {note && (
        <Typography variant="body2" color={isWarning ? "error" : "text.secondary"}>
          {note}
        </Typography>
      )}
    </CardActionArea>
  </Card>
);
