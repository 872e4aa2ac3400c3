import { useEffect, useRef } from "react";
import { type Notice, NoticeBox } from "../form/notice.tsx";

/** What was refused is brought into view: on a phone the button stands far from here. */
export function SeenNotice({ notice }: { notice: Notice | null }) {
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
