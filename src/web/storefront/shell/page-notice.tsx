import { Message } from "../../ui/message.tsx";
import { usePageNotice } from "../state/page-notice.ts";

/** What has just been done, above the page that follows. */
export default function PageNotice() {
  const notice = usePageNotice();
  if (!notice) return null;
  return (
    <div className="page-width pt-4">
      <Message kind={notice.kind}>
        <p>{notice.text}</p>
        {notice.detail && <p className="font-normal">{notice.detail}</p>}
      </Message>
    </div>
  );
}
