import Box from "@mui/material/Box";
import { TextInput } from "react-admin";
import { t } from "../../../../platform/language/t.ts";

/** Courier and AWB number of a parcel. */
export const CourierInputs = () => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
    <TextInput source="shippedBy" label={t("Courier")} slotProps={{ htmlInput: { maxLength: 80 } }} />
    <TextInput source="awbNo" label={t("AWB NO")} slotProps={{ htmlInput: { maxLength: 60 } }} />
  </Box>
);

export const isCourierTyped = ({ shippedBy, awbNo }: { shippedBy: string; awbNo: string }): boolean =>
  shippedBy.trim() !== "" && awbNo.trim() !== "";
