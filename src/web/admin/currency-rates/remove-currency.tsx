import { useNotify, useRedirect } from "react-admin";
import type { Rate } from "../../../contract/admin/currency-rates.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { api } from "../calls/api.ts";

/** Takes a currency out of the shop. */
export function RemoveCurrency({ rate: { id: currencyCode, name, version } }: { rate: Rate }) {
  const redirect = useRedirect();
  const notify = useNotify();
  /** Not by `useAction`, which would reload the page that is gone. */
  const remove = () =>
    api
      .call("DELETE /api/admin/currency-rates/{currencyCode}", {
        params: { currencyCode },
        body: { version },
      })
      .then(
        () => {
          notify(t("The shop shows no prices in {currencyCode} any more", { currencyCode }), {
            type: "success",
          });
          redirect("list", "currency-rates");
        },
        (error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          notify(error.detail || error.message, { type: "error" });
        },
      );
  return (
    <ConfirmButton
      color="error"
      variant="outlined"
      title={t("Remove {name}?", { name })}
      content={t(
        "Who chose it sees the currency that is shown first. Its orders and the history of its rate stay. It can be added again.",
      )}
      confirm={t("Remove it")}
      onConfirm={() => void remove()}
    >
      {t("Remove the currency")}
    </ConfirmButton>
  );
}
