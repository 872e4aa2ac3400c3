import { useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { problemNotice } from "../form/problem-notice.ts";
import { api } from "../state/api.ts";

/** The quote as PDF, for whoever decides about it. */
export function PdfButton({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  async function download() {
    setBusy(true);
    setNotice(null);
    try {
      downloadPdf(await api.call("POST /api/quotes/pdf", { body: { token } }));
    } catch (problem) {
      setNotice(problemNotice(t("The PDF could not be made."), problem));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="secondary" busy={isBusy} onClick={download}>
        {t("Download as PDF")}
      </Button>
      <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
    </div>
  );
}
