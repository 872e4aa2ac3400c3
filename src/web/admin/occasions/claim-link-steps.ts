import type { ClaimLink } from "../../../contract/admin/claim-links.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import type { RecordNames, Step } from "../lists/step-dialog.tsx";

export const linkNames: RecordNames<ClaimLink> = {
  count: (links) => t("{links, plural, one {# link} other {# links}}", { links }),
  nameOf: ({ fullName }) => fullName,
};

const nothing = {};
const live: readonly ClaimLink["state"][] = ["queued", "sent", "bounced", "printed", "locked", "opened"];

export const resendStep: Step<ClaimLink, object> = {
  label: t("Send again"),
  isFor: ({ state, isCard }) => state !== "used" && !isCard,
  effect: () =>
    t("Each gets a new mail, at the address that is known of them now. The link before stops working."),
  initialValues: nothing,
  async run({ id: claimLinkId }) {
    const { email } = await api.call("POST /api/admin/claim-links/{claimLinkId}/resend", {
      params: { claimLinkId },
    });
    return t("Mailed to {email}.", { email });
  },
};

export const withdrawStep: Step<ClaimLink, object> = {
  label: t("Withdraw"),
  isFor: ({ state }) => live.includes(state),
  effect: () =>
    t(
      "These links stop working at once, and nobody is told. A kit that is ordered stays ordered. You can send new links later.",
    ),
  initialValues: nothing,
  async run({ id: claimLinkId }) {
    await api.call("POST /api/admin/claim-links/{claimLinkId}/withdraw", { params: { claimLinkId } });
    return t("It works no more.");
  },
  colour: "error",
};
