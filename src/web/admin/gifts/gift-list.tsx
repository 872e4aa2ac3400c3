import Typography from "@mui/material/Typography";
import { DataTable, List } from "react-admin";
import type { Gift } from "../../../contract/admin/gifts.ts";
import { t } from "../../../platform/language/t.ts";
import { daysInWords } from "../occasions/occasion-labels.ts";
import { OccasionStateChip } from "../occasions/occasion-state-chip.tsx";
import { breakWords, hideOnPhone } from "../records/column-styles.ts";

/** The occasions whose kit this person gives, the newest first. */
export const GiftList = () => (
  <List title={t("Gifts")} sort={{ field: "createdAt", order: "DESC" }} empty={false} exporter={false}>
    <DataTable<Gift>
      rowClick="show"
      bulkActionButtons={false}
      empty={
        <Typography sx={{ p: 2 }}>
          {t("There is nothing for you to give just now. The people team says who gives what.")}
        </Typography>
      }
      sx={[breakWords("name"), hideOnPhone("kitName")]}
    >
      <DataTable.Col
        source="name"
        label={t("Name")}
        disableSort
        render={(gift: Gift) => (
          <>
            <span>{gift.name}</span>
            <Typography variant="body2" color="textSecondary">
              {daysInWords(gift)}
            </Typography>
          </>
        )}
      />
      <DataTable.Col source="state" label={t("State")} disableSort field={OccasionStateChip} />
      <DataTable.Col source="kitName" label={t("Kit")} disableSort />
      <DataTable.Col
        source="claimed"
        label={t("Claimed")}
        disableSort
        render={({ claimed, sent }: Gift) => t("{claimed} of {sent}", { claimed, sent })}
      />
    </DataTable>
  </List>
);
