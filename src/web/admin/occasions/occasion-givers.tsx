import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AutocompleteArrayInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";

/** Which managers give the kit of an occasion. Nothing where nobody has the role. */
export function OccasionGivers({ occasionId }: { occasionId: number }) {
  const [options] = useState({ params: { occasionId } });
  const { response, load } = useResponse("GET /api/admin/occasions/{occasionId}/givers", options);
  const { isBusy, submit } = useAction();
  if (!response || response.choices.length === 0) return null;
  const { givers, choices } = response;
  return (
    <SectionCard title={t("Who gives it")}>
      <Typography sx={{ mb: 1 }}>
        {t("They pick people, write the note on the card and see who has claimed: no address and no size.")}
      </Typography>
      <CommandForm
        key={givers.join()}
        initialValues={{ givers }}
        onSubmit={(values) =>
          submit(async () => {
            await api.call("PUT /api/admin/occasions/{occasionId}/givers", {
              params: { occasionId },
              body: { userIds: [...values.givers] },
            });
            await load();
          }, t("Saved"))
        }
        sx={{ maxWidth: 480 }}
      >
        {(values) => (
          <>
            <AutocompleteArrayInput
              source="givers"
              label={t("Givers")}
              choices={[...choices]}
              translateChoice={false}
              fullWidth
            />
            <Box>
              <Button
                type="submit"
                variant="outlined"
                disabled={isBusy || [...values.givers].sort().join() === [...givers].sort().join()}
              >
                {t("Save who gives it")}
              </Button>
            </Box>
          </>
        )}
      </CommandForm>
    </SectionCard>
  );
}
