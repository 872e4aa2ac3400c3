import { useNotify, useRedirect } from "react-admin";
import type { ContentDetails } from "../../../contract/admin/content.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Takes a page that staff added out of the shop; one that is not there can be deleted. */
export function PageRemoval({ page: { id: kind, name, version, isLive } }: { page: ContentDetails }) {
  const call = { params: { kind }, body: { version } };
  const { isBusy, run } = useAction();
  const redirect = useRedirect();
  const notify = useNotify();
  /** Not by `run`, which would reload the page that is gone. */
  const remove = () =>
    api.call("DELETE /api/admin/content/{kind}", call).then(
      () => {
        notify(t("The page is deleted"), { type: "success" });
        redirect("list", "content");
      },
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        notify(error.detail || error.message, { type: "error" });
      },
    );
  if (isLive)
    return (
      <ConfirmButton
        color="error"
        variant="outlined"
        disabled={isBusy}
        title={t("Take {name} out of the shop?", { name })}
        content={t(
          "Its link leaves the menu and the footer, and its path leads to 'Page not found'. The text stays here as a draft.",
        )}
        confirm={t("Take it away")}
        onConfirm={() =>
          void run(
            () => api.call("POST /api/admin/content/{kind}/withdraw", call),
            t("It is out of the shop"),
          )
        }
      >
        {t("Take it away")}
      </ConfirmButton>
    );
  return (
    <ConfirmButton
      color="error"
      variant="outlined"
      disabled={isBusy}
      title={t("Delete {name}?", { name })}
      content={t("Its text and its earlier versions are lost, and its path is free again.")}
      confirm={t("Delete it")}
      onConfirm={() => void remove()}
    >
      {t("Delete")}
    </ConfirmButton>
  );
}
