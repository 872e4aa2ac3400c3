import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNotify } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";

/** Where the person is logged in. Each login but this one can be ended. */
export function OwnLogins() {
  const { response: logins = [], problem, load } = useResponse("GET /api/accounts/logins", noOptions);
  const notify = useNotify();
  async function end(loginId: string | null) {
    try {
      await api.call("POST /api/accounts/logins/end", { body: { loginId } });
      notify(loginId ? t("This login has ended.") : t("All other logins have ended."), { type: "success" });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.detail || error.message, { type: "error" });
    }
    await load();
  }
  return (
    <SectionCard title={t("Where you are logged in")}>
      {problem && (
        <Typography role="alert" color="error">
          {problem.message}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {logins.map(({ loginId, device, lastUsedAt, isThis }) => (
          <Box
            component="li"
            key={loginId}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              justifyContent: "space-between",
              gap: 1,
              py: 1,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography>
                <span>{device}</span>
                {isThis && (
                  <Typography component="span" color="success">
                    {t(" · this browser")}
                  </Typography>
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t("Last used {lastUsedAt}", { lastUsedAt: formatDateTime(lastUsedAt) })}
              </Typography>
            </Box>
            {!isThis && (
              <Button
                aria-label={t("Log out {device}, last used {lastUsedAt}", {
                  device,
                  lastUsedAt: formatDateTime(lastUsedAt),
                })}
                onClick={() => void end(loginId)}
              >
                {t("Log out")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {logins.length > 2 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void end(null)}>
          {t("Log out everywhere else")}
        </Button>
      )}
    </SectionCard>
  );
}
