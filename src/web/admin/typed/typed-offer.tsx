import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { t } from "../../../platform/language/t.ts";

interface TypedOfferProps {
  readonly onBringBack: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed before the page was loaded again. */
export const TypedOffer = ({ onBringBack, onDiscard }: TypedOfferProps) => (
  <Alert
    severity="info"
    sx={{ width: "100%", mb: 1, flexWrap: "wrap", alignItems: "center", "& .MuiAlert-action": { pt: 0 } }}
    action={
      <>
        <Button color="inherit" size="small" onClick={onBringBack}>
          {t("Bring back")}
        </Button>
        <Button color="inherit" size="small" onClick={onDiscard}>
          {t("Discard")}
        </Button>
      </>
    }
  >
    {t("What you typed here was not saved.")}
  </Alert>
);
