import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Person } from "../../../contract/admin/people.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Downloads everything that is stored about a person as one file, for people who ask for their data. */
export function ExportPersonData({ person }: { person: Person }) {
  const { isBusy, run } = useAction();
  const exportData = () =>
    void run(async () => {
      const personData = await api.call("POST /api/admin/people/{personId}/export", {
        params: { personId: person.id },
      });
      downloadFile(`person-${person.id}.json`, JSON.stringify(personData, null, 2), "application/json");
    });
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(
          "Account, addresses, cart, orders, codes, enquiries, mails, logins and what was done with the account, in one file. No passwords and no hashes. That it was made is recorded.",
        )}
      </Typography>
      <div>
        <Button variant="outlined" disabled={isBusy} onClick={exportData}>
          {t("Download everything as JSON")}
        </Button>
      </div>
    </>
  );
}
