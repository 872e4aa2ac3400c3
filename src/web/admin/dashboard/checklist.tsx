import DoneIcon from "@mui/icons-material/CheckCircleOutlined";
import OpenIcon from "@mui/icons-material/RadioButtonUncheckedOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import type { Checklist as ChecklistResponse, ChecklistStep } from "../../../contract/admin/checklist.ts";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";

/** What each step is called, and where it is done. */
const steps: Readonly<Record<ChecklistStep, { readonly label: string; readonly href: string }>> = {
  logo: { label: t("Your logo"), href: "#/settings?card=look" },
  currencies: { label: t("Your currencies and their rates"), href: "#/currency-rates" },
  countries: { label: t("Countries you send to, with their shipping"), href: "#/shipping-countries/create" },
  product: { label: t("Your first product in the shop"), href: "#/products/create" },
  kit: { label: t("The welcome kit: a product that is marked as the kit"), href: "#/occasions/1/show" },
  coupon: { label: t("The first code for the kit"), href: "#/coupon-batches/create" },
  policies: { label: t("The policy pages: read them, and change what is not yours"), href: "#/content" },
  mail: {
    label: t("Mails work: a mail server, and a test mail that went out"),
    href: "#/settings?card=mail-server",
  },
  order: { label: t("A test order in the shop"), href: "/" },
};

/** What is left to do before the store can open. It goes when everything is done, or when somebody hides it. */
export function Checklist() {
  const { response: checklist, load } = useResponse("GET /api/admin/checklist", noOptions);
  if (!checklist) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, mt: 2, "&:empty": { display: "none" } }}>
      {checklist.waitingMails > 0 && (
        <Alert severity="warning">
          <span>
            {t("{waitingMails, plural, one {# mail waits} other {# mails wait}}: no mail server is set.", {
              waitingMails: checklist.waitingMails,
            })}
          </span>{" "}
          <Link href="#/settings?card=mail-server">{t("Set one in Settings")}</Link>
          <span>.</span>
        </Alert>
      )}
      {!checklist.isHidden && <Steps checklist={checklist} reload={() => void load()} />}
    </Box>
  );
}

function Steps({ checklist, reload }: { checklist: ChecklistResponse; reload: () => void }) {
  const { isBusy, run } = useAction();
  const change = (settings: Partial<StoreSettings>) =>
    run(async () => {
      const { version } = await api.call("GET /api/admin/settings", {});
      await api.call("PUT /api/admin/settings", { body: { version, settings } });
      reload();
    });
  const done = checklist.steps.filter(({ isDone }) => isDone).length;
  return (
    <SectionCard
      title={t("Before the store opens: {done} of {steps} done", { done, steps: checklist.steps.length })}
      level={2}
    >
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 0.5 }}>
        {checklist.steps.map(({ step, isDone }) => (
          <Box
            component="li"
            key={step}
            sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap", minHeight: 36 }}
          >
            {isDone ? (
              <DoneIcon color="success" titleAccess={t("Done")} />
            ) : (
              <OpenIcon color="disabled" titleAccess={t("To do")} />
            )}
            <Link
              href={steps[step].href}
              sx={{ flex: "1 1 200px" }}
              color={isDone ? "textSecondary" : "primary"}
            >
              {steps[step].label}
            </Link>
            {step === "policies" && !isDone && (
              <Button disabled={isBusy} onClick={() => void change({ arePoliciesRead: true })}>
                {t("We have read them")}
              </Button>
            )}
            {step === "currencies" && !isDone && (
              <Button disabled={isBusy} onClick={() => void change({ areCurrenciesChosen: true })}>
                {t("They are right")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <Button disabled={isBusy} sx={{ mt: 1 }} onClick={() => void change({ isChecklistHidden: true })}>
        {t("Hide this list")}
      </Button>
    </SectionCard>
  );
}
