import { useEffect, useRef } from "react";
import { type Notice, NoticeBox } from "../form/notice.tsx";

/** Scrolls a notice into view: on a phone the button is far away from it. */
export function ScrolledNotice({ notice }: { notice: Notice | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.scrollIntoView({ block: "center" });
  }, [notice]);
  return (
    <div ref={box} className="empty:hidden">
      <NoticeBox notice={notice} />
    </div>
  );
}
