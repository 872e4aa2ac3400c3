import Typography from "@mui/material/Typography";
import { DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { OccasionRow } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { toChoices } from "../inputs/label-select-input.tsx";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone } from "../records/column-styles.ts";
import {
  claimsLabels,
  daysInWords,
  nameOfOccasion,
  occasionKindLabels,
  occasionStateLabels,
} from "./occasion-labels.ts";
import { OccasionStateChip } from "./occasion-state-chip.tsx";

const layout = [breakWords("name"), hideOnPhone("opensOn", "kitName"), hideOnNarrow("kind")];

/** What kits are given for, the newest first. */
export const OccasionList = () => (
  <List
    filters={[
      <SearchInput key="q" source="q" alwaysOn placeholder={t("Name")} />,
      <SelectInput
        key="state"
        source="state"
        label={t("State")}
        choices={toChoices(occasionStateLabels)}
        translateChoice={false}
        alwaysOn
      />,
    ]}
    sort={{ field: "createdAt", order: "DESC" }}
  >
    <DataTable<OccasionRow> rowClick="show" bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="name"
        label={t("Name")}
        render={(occasion: OccasionRow) => (
          <>
            <span>{nameOfOccasion(occasion)}</span>
            <CellDetails>{daysInWords(occasion)}</CellDetails>
            {occasion.claims === "collected" && (
              <Typography variant="body2" color="textSecondary">
                {claimsLabels.collected}
              </Typography>
            )}
          </>
        )}
      />
      <DataTable.Col source="state" label={t("State")} disableSort field={OccasionStateChip} />
      <DataTable.Col
        source="kind"
        label={t("Kind")}
        disableSort
        render={({ kind }: OccasionRow) => occasionKindLabels[kind]}
      />
      <DataTable.Col
        source="opensOn"
        label={t("When")}
        render={(occasion: OccasionRow) => daysInWords(occasion)}
      />
      <DataTable.Col
        source="kitName"
        label={t("Kit")}
        disableSort
        render={({ kitName }: OccasionRow) => kitName || t("none yet")}
      />
      <DataTable.NumberCol source="claimed" label={t("Claimed")} disableSort />
    </DataTable>
  </List>
);
