import Button from "@mui/material/Button";
import { Link } from "react-admin";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { copyOfOccasion } from "./occasion-copy.ts";

/** Begins a new occasion with what this one has. */
export const CopyButton = ({ occasion }: { occasion: Occasion }) => (
  <Button component={Link} to="/occasions/create" state={{ record: copyOfOccasion(occasion) }}>
    {t("Prepare another like it")}
  </Button>
);
