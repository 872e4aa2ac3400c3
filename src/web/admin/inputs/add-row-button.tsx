import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { useSimpleFormIterator } from "react-admin";

/** The button that adds a row to a SimpleFormIterator, and says of what: several lists may stand in one form. */
export function AddRowButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => add()}>
      {label}
    </Button>
  );
}
