import { useEffect, useRef, useState } from "react";
import type { Notice } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { claimFailure } from "./claim-failure.ts";

interface WaitingViewProps {
  readonly token: string;
  /** It was sent or changed right now: the page says so first. */
  readonly isNew: boolean;
  readonly onLeft: () => void;
  /** Said when it could not be taken back. */
  readonly leaveFailed: string;
}

/** What the views of a claim without an order share: the heading that has the focus after a change, and leaving. */
export function useWaitingView({ token, isNew, onLeft, leaveFailed }: WaitingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);

  async function leave() {
    setBusy(true);
    setNotice(null);
    try {
      await api.call("POST /api/claims/leave", { body: { token } });
      onLeft();
    } catch (problem) {
      setNotice(claimFailure(leaveFailed, problem));
      setBusy(false);
    }
  }
  return { heading, isBusy, notice, leave };
}
