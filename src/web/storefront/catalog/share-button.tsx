import { useEffect, useId, useRef, useState } from "react";
import { Drawing } from "../../ui/icon.tsx";

const SHARE = "M12 15V3.5M8 7l4-4 4 4M7 11H5v9.5h14V11h-2";
const SAID_MS = 4_000;

/**
 * A press before this piece has come to life is not lost: the browser itself opens a popover then, of which nothing is
 * seen, and which is asked about once the piece lives.
 */
export default function ShareButton({ title, path }: { title: string; path: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const [isAlive, setAlive] = useState(false);
  const pressedBefore = useRef<HTMLSpanElement>(null);
  const pressId = useId();
  const share = async () => {
    const product = new URL(path, location.href).href;
    const words = await import("./share-link.ts").then(
      ({ shareLink }) => shareLink(title, product),
      () => product,
    );
    setSaid(words);
    setTimeout(() => setSaid(null), SAID_MS);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to life
  useEffect(() => {
    setAlive(true);
    if (pressedBefore.current?.matches(":popover-open")) void share();
  }, []);
  return (
    <div className="relative -my-1.5 -mr-3 shrink-0">
      {!isAlive && <span ref={pressedBefore} id={pressId} popover="manual" className="hidden" />}
      <button
        type="button"
        className="icon-button"
        aria-label="Share"
        popoverTarget={isAlive ? undefined : pressId}
        popoverTargetAction="show"
        onClick={() => void share()}
      >
        <Drawing path={SHARE} size={20} />
      </button>
      <p role="status" className="absolute top-full right-3 z-10 text-sm empty:hidden">
        {said && (
          <span className="block w-max max-w-72 rounded-md bg-ink px-3 py-1.5 break-all text-paper shadow-float">
            {said}
          </span>
        )}
      </p>
    </div>
  );
}
