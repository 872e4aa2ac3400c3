import DoneIcon from "@mui/icons-material/CheckCircleOutlined";
import OpenIcon from "@mui/icons-material/RadioButtonUncheckedOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import type { Checklist as ChecklistResponse, ChecklistStep } from "../../../contract/admin/checklist.ts";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { plural } from "../words/format.ts";

/** What each step is called, and where it is done. */
const steps: Readonly<Record<ChecklistStep, { readonly label: string; readonly href: string }>> = {
  logo: { label: "Your logo", href: "#/settings?card=look" },
  currencies: { label: "Your currencies and their rates", href: "#/currency-rates" },
  countries: { label: "Countries you send to, with their shipping", href: "#/shipping-countries/create" },
  product: { label: "Your first product in the shop", href: "#/products/create" },
  kit: { label: "The welcome kit: a product that is marked as the kit", href: "#/kit" },
  coupon: { label: "The first code for the kit", href: "#/coupon-batches/create" },
  policies: { label: "The policy pages: read them, and change what is not yours", href: "#/content" },
  mail: {
    label: "Mails work: a mail server, and a test mail that went out",
    href: "#/settings?card=mail-server",
  },
  order: { label: "A test order in the shop", href: "/" },
};

/** What is left to do before the store can open. It goes when everything is done, or when somebody hides it. */
export function Checklist() {
  const { response: checklist, load } = useResponse("GET /api/admin/checklist", noOptions);
  if (!checklist) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, mt: 2, "&:empty": { display: "none" } }}>
      {checklist.waitingMails > 0 && (
        <Alert severity="warning">
          {plural(checklist.waitingMails, "mail waits", "mails wait")}: no mail server is set.{" "}
          <Link href="#/settings?card=mail-server">Set one in Settings</Link>.
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
    <SectionCard title={`Before the store opens: ${done} of ${checklist.steps.length} done`} level={2}>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 0.5 }}>
        {checklist.steps.map(({ step, isDone }) => (
          <Box
            component="li"
            key={step}
            sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap", minHeight: 36 }}
          >
            {isDone ? (
              <DoneIcon color="success" titleAccess="Done" />
            ) : (
              <OpenIcon color="disabled" titleAccess="To do" />
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
                We have read them
              </Button>
            )}
            {step === "currencies" && !isDone && (
              <Button disabled={isBusy} onClick={() => void change({ areCurrenciesChosen: true })}>
                They are right
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <Button disabled={isBusy} sx={{ mt: 1 }} onClick={() => void change({ isChecklistHidden: true })}>
        Hide this list
      </Button>
    </SectionCard>
  );
}
