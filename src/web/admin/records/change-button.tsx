import Button from "@mui/material/Button";
import { Link, useCreatePath, useRecordContext, useResourceContext } from "react-admin";
import { t } from "../../../platform/language/t.ts";

/** Opens the form of the record that is shown. It has its word on a phone too, unlike react-admin's. */
export function ChangeButton() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Button component={Link} variant="outlined" to={createPath({ resource, type: "edit", id: record.id })}>
      {t("Change")}
    </Button>
  );
}
