import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { Message } from "../../ui/message.tsx";
import { turnPage, usePageNotice } from "../state/page-notice.ts";

/** What has just been done, above the page that follows: in the place that the shell has for it. */
export function PageNotice() {
  const notice = usePageNotice();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(turnPage, [pathname]);
  const place = notice && document.getElementById("page-notice");
  if (!place) return null;
  return createPortal(
    <div className="page-width pt-4">
      <Message kind={notice.kind}>
        <p>{notice.text}</p>
        {notice.detail && <p className="font-normal">{notice.detail}</p>}
      </Message>
    </div>,
    place,
  );
}
