import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useListContext } from "react-admin";
import { t } from "../../../platform/language/t.ts";

/** Replaces a list that could not be read. An empty list would say that there are no rows. */
export function ListError() {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: "nowrap" }} onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      }
    >
      {t("The list could not be read: {message}", { message: error?.message ?? "" })}
    </Alert>
  );
}
