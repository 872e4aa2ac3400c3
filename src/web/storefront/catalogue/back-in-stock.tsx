import { useState } from "react";
import { Link, type MetaFunction, useLocation } from "react-router";
import { ApiProblem } from "../../../contract/api-problem.ts";
import { t } from "../../../platform/language/t.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { errorNotice, failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { api } from "../state/api.ts";

/** Not for search engines, and no other site learns where a visitor came from. */
export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: t("Tell me when it is back") }, matches),
  { name: "referrer", content: "no-referrer" },
];

/** Confirms or stops an alert by the link of its mail. Only a press does: programs that check mails open links too. */
export default function BackInStock() {
  const token = useLocation().hash.slice(1);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [productUrl, setProductUrl] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function run(press: () => Promise<Notice>, failed: string) {
    setBusy(true);
    setNotice(await press().catch((problem) => whyNot(failed, problem)));
    setBusy(false);
  }
  const confirm = async () => {
    const alert = await api.call("POST /api/back-in-stock/confirm", { body: { token } });
    setProductUrl(alert.productUrl);
    return successNotice(
      t("We’ll let you know."),
      t("You’ll get one email as soon as this is back in stock: {productName}.", {
        productName: alert.productName,
      }),
    );
  };
  const stop = async () => {
    await api.call("POST /api/back-in-stock/withdraw", { body: { token } });
    return successNotice(t("You are off the list."), t("We won’t email you about it."));
  };
  return (
    <div className="page-width max-w-[36rem] pt-10 sm:pt-16">
      <h1 className="text-2xl">{t("Tell me when it is back")}</h1>
      <div className="mt-6 grid gap-5">
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} takesFocus />
        {notice?.kind !== "good" && (
          <p className="text-soft">
            {t("You’ll get one email as soon as you can buy it again, and nothing else.")}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {notice?.kind !== "good" && (
            <>
              <Button busy={isBusy} onClick={() => void run(confirm, t("It could not be confirmed."))}>
                {t("Yes, tell me")}
              </Button>
              <Button
                look="secondary"
                busy={isBusy}
                onClick={() => void run(stop, t("Your address could not be taken off the list."))}
              >
                {t("Take me off the list")}
              </Button>
            </>
          )}
          {notice?.kind === "good" && (
            <Link to={productUrl ? `/${productUrl}` : "/"} className={buttonClass("secondary")}>
              {productUrl ? t("See the product") : t("Go to the shop")}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** 404: the address was taken off the list, or it was not confirmed in time. */
const whyNot = (failed: string, problem: unknown): Notice =>
  problem instanceof ApiProblem && problem.status === 404
    ? errorNotice(failed, t("This link no longer works. You can ask again on the product’s page."))
    : failureNotice(failed, problem);
