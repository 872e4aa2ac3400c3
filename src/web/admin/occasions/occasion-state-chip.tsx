import Chip from "@mui/material/Chip";
import { useRecordContext } from "react-admin";
import type { OccasionRow } from "../../../contract/admin/occasions.ts";
import { occasionStateLabels } from "./occasion-labels.ts";

const colours = {
  preparing: "warning",
  upcoming: "primary",
  open: "success",
  closed: "default",
  archived: "default",
} as const;

export function OccasionStateChip() {
  const occasion = useRecordContext<OccasionRow>();
  if (!occasion) return null;
  const { state } = occasion;
  return <Chip size="small" variant="outlined" color={colours[state]} label={occasionStateLabels[state]} />;
}
