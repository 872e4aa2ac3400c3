import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import type { IntegrationsState } from "../../../contract/admin/integrations.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { IntegrationCard } from "./integration-card.tsx";

/** The services of others that the store works with, each in a card of its own. */
export function IntegrationsPage() {
  const { response, problem, load } = useResponse("GET /api/admin/integrations", noOptions);
  const [saved, setSaved] = useState<IntegrationsState>();
  const state = saved ?? response;
  const loadNewest = async () => setSaved(await api.call("GET /api/admin/integrations", {}));
  return (
    <Box sx={{ maxWidth: 720, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Integrations")} />
      <Typography variant="h5" component="h2">
        {t("Services that the store works with")}
      </Typography>
      <Typography color="textSecondary">
        {t("Keys are stored encrypted, and are never shown again. A change asks who you are.")}
      </Typography>
      {problem && (
        <Alert severity="error" action={<Button onClick={() => void load()}>{t("Try again")}</Button>}>
          {problem.message}
        </Alert>
      )}
      {!state && !problem && <Typography role="status">{t("Loading…")}</Typography>}
      {state && <AddressCard publicUrl={state.publicUrl} />}
      {state?.integrations.map((integration) => (
        <IntegrationCard
          key={integration.name}
          integration={integration}
          version={state.version}
          onSaved={setSaved}
          load={loadNewest}
        />
      ))}
    </Box>
  );
}

/** Whether the address that the store names to all others is the one that people use. */
const AddressCard = ({ publicUrl }: { publicUrl: string }) => {
  const isHere = new URL(publicUrl).origin === location.origin;
  return (
    <SectionCard title={t("Address of the shop")} level={3}>
      <Typography component="code" sx={{ overflowWrap: "anywhere", fontFamily: "monospace" }} translate="no">
        {publicUrl}
      </Typography>
      {isHere ? (
        <Typography>{t("You are there now: links in mails and the services below lead to it.")}</Typography>
      ) : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t(
            "Links in mails and the services below lead there, but you are at {origin}. Should that be the shop's address, set PUBLIC_URL in the server's environment.",
            { origin: location.origin },
          )}
        </Alert>
      )}
    </SectionCard>
  );
};
