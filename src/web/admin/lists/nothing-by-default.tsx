import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { ListNoResults, useListContext } from "react-admin";

interface NothingByDefaultProps {
  /** The list's `filterDefaultValues`. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** What it means that none of these is there. */
  readonly text: string;
}

/** The empty state of a list that begins filtered: nobody has chosen these filters, so nobody is told to clear them. */
export function NothingByDefault({ defaults, text }: NothingByDefaultProps) {
  const { filterValues } = useListContext();
  const chosen = Object.entries(filterValues ?? {});
  const isAsItBegan =
    chosen.length === Object.keys(defaults).length &&
    chosen.every(([name, value]) => defaults[name] === value);
  if (!isAsItBegan) return <ListNoResults />;
  return (
    <CardContent>
      <Typography variant="body2">{text}</Typography>
    </CardContent>
  );
}
