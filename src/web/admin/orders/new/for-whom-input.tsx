import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useInput } from "react-admin";
import { t } from "../../../../platform/language/t.ts";

/** Whether the order is for one person or for a list of addresses. */
export function ForWhomInput() {
  const { field } = useInput<boolean>({ source: "isList" });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={field.value}
      aria-label={t("For whom")}
      onChange={(_event, value: boolean | null) => value !== null && field.onChange(value)}
    >
      <ToggleButton value={false}>{t("One person")}</ToggleButton>
      <ToggleButton value={true}>{t("A list of addresses")}</ToggleButton>
    </ToggleButtonGroup>
  );
}
