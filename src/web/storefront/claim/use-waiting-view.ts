import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { Notice } from "../form/notice.tsx";
import { problemNotice } from "../form/problem-notice.ts";
import { api } from "../state/api.ts";

interface WaitingViewProps {
  readonly token: string;
  /** It was sent or changed right now: the page says so first. */
  readonly isNew: boolean;
  readonly onLeft: () => void;
  /** It may have been ordered meanwhile. */
  readonly onStale: () => void;
  /** Said when it could not be taken back. */
  readonly leaveFailed: string;
}

/**
 * What the views of a claim without an order share: the heading that has the focus after a change, leaving, and that the page is read anew
 * when somebody comes back to it.
 */
export function useWaitingView({ token, isNew, onLeft, onStale, leaveFailed }: WaitingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);

  const readAnew = useEffectEvent(onStale);
  useEffect(() => {
    const onShown = () => document.visibilityState === "visible" && readAnew();
    document.addEventListener("visibilitychange", onShown);
    return () => document.removeEventListener("visibilitychange", onShown);
  }, []);

  async function leave() {
    setBusy(true);
    setNotice(null);
    try {
      await api.call("POST /api/claims/leave", { body: { token } });
      onLeft();
    } catch (problem) {
      setBusy(false);
      if (problem instanceof ApiProblem && problem.code === "claim_link_used") onStale();
      else setNotice(problemNotice(leaveFailed, problem));
    }
  }
  return { heading, isBusy, notice, leave };
}
