import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useListContext } from "react-admin";

/** In the place of a list that could not be read: an empty one would say that there is nothing. */
export function ListFailed() {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: "nowrap" }} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      The list could not be read: {error?.message}
    </Alert>
  );
}
