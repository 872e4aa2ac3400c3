import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { encode } from "uqr";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { CodeForm } from "./code-form.tsx";
import { confirmSecondFactor } from "./second-factor-calls.ts";

/**
 * Shows the key for an authenticator app, as a QR code and as text. The first code proves that the app has
 * the key.
 */
export function SecondFactorSetup({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { response: setupKey, problem } = useResponse("POST /api/admin/second-factor/start", noOptions);
  if (problem)
    return (
      <Typography role="alert" color="error">
        {problem.message}
      </Typography>
    );
  if (!setupKey) return <Typography role="status">{t("One moment …")}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography>
        {t(
          "Scan this with an app that makes codes (on your phone, or your password manager), then type the code it shows.",
        )}
      </Typography>
      <Box sx={{ justifySelf: "center" }}>
        <QrCode text={setupKey.address} title={t("Key for your app")} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        <span>{t("No camera? Type this key into the app:")}</span>{" "}
        <Box component="code" sx={{ overflowWrap: "anywhere", color: "text.primary" }}>
          {setupKey.secret.match(/.{1,4}/g)?.join(" ")}
        </Box>
      </Typography>
      <CodeForm
        helperText={t("The six digits that the app shows now.")}
        buttonLabel={t("Switch on")}
        submitCode={confirmSecondFactor}
        onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      />
    </Box>
  );
}

/** One path, dark on white in dark mode too, because phone cameras read it that way. */
function QrCode({ text, title }: { text: string; title: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="192"
      height="192"
      role="img"
      aria-label={title}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
