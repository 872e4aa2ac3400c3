import { useEffect, useState } from "react";

/** A spinning ring, hidden from screen readers: put a text beside it, or use BlockingSpinner. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg
      className="spinner shrink-0"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Where something is loaded for a moment: a spinner with its text, announced by screen readers. */
export function LoadingLine({ label, className = "" }: { label: string; className?: string }) {
  return (
    <p className={`flex items-center gap-3 text-soft ${className}`} role="status">
      <Spinner /> <span>{label}</span>
    </p>
  );
}

/** Covers the screen while a login or an order is sent. The second of two quick presses lands here, and selects no text. */
export function BlockingSpinner({ label }: { label: string }) {
  return (
    <div className="spinner-veil" role="status">
      <p className="spinner-box">
        <Spinner /> <span>{label}</span>
      </p>
    </div>
  );
}

/** A thin progress bar at the top of the screen; the page stays usable. */
export function SlimProgress({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <div className="slim-progress" aria-hidden="true">
      <div className="progress h-full w-full bg-accent" />
    </div>
  );
}

/** The progress bar while a page is new; not in the server's HTML. */
export function FirstProgress({ ms }: { ms: number }) {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    setNew(true);
    const timer = setTimeout(() => setNew(false), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return <SlimProgress shown={isNew} />;
}
