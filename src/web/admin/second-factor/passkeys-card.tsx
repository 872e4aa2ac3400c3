import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SecondFactor } from "../../../contract/admin/second-factor.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { isPasskeyPossible } from "./passkey-calls.ts";

interface PasskeysCardProps {
  readonly passkeys: SecondFactor["passkeys"];
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onRemoved: () => void;
}

/** The person's passkeys: a fingerprint, face, PIN or security key in place of a code, or of password and code. */
export function PasskeysCard({ passkeys, onAdded, onRemoved }: PasskeysCardProps) {
  const { isBusy, run } = useAction();
  const remove = (passkeyId: number, name: string) =>
    void run(
      () => api.call("POST /api/admin/passkeys/{passkeyId}/remove", { params: { passkeyId } }),
      t("The passkey {name} was removed here. Delete it in your device too.", { name }),
    ).then(onRemoved);
  return (
    <SectionCard title={t("Passkeys")}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Typography>
          {t(
            "With a passkey you log in by fingerprint, face, PIN or security key: it stands for your password and your code, and no false page can ask for it.",
          )}
        </Typography>
        {passkeys.length > 0 && (
          <Box component="ul" aria-label={t("Your passkeys")} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  display: "flex",
                  flexWrap: "wrap",
                  alignItems: "center",
                  gap: 1,
                  py: 1,
                  justifyContent: "space-between",
                  borderBottom: 1,
                  borderColor: "divider",
                }}
              >
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ overflowWrap: "anywhere" }}>{name}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {t("Added {createdAt} · {value}", {
                      createdAt: formatDateTime(createdAt),
                      value: lastUsedAt
                        ? t("last used {lastUsedAt}", { lastUsedAt: formatDateTime(lastUsedAt) })
                        : t("not used yet"),
                    })}
                  </Typography>
                </Box>
                <Button
                  color="error"
                  disabled={isBusy}
                  aria-label={t("Remove {name}", { name })}
                  onClick={() => remove(id, name)}
                >
                  {t("Remove")}
                </Button>
              </Box>
            ))}
          </Box>
        )}
        {isPasskeyPossible() ? (
          <AddPasskey onDone={onAdded} />
        ) : (
          <Typography color="textSecondary">
            {t(
              "Passkeys do not work here: they need a browser that has them, https, and a URL with a name in place of numbers.",
            )}
          </Typography>
        )}
      </Box>
    </SectionCard>
  );
}
