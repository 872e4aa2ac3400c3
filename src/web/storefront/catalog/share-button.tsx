import { useState } from "react";
import { useEarlyPress } from "../../ui/early-press.tsx";
import { Drawing } from "../../ui/icon.tsx";

const SHARE = "M12 15V3.5M8 7l4-4 4 4M7 11H5v9.5h14V11h-2";
const SAID_MS = 4_000;

export default function ShareButton({ title, path }: { title: string; path: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const share = async () => {
    const product = new URL(path, location.href).href;
    const words = await import("./share-link.ts").then(
      ({ shareLink }) => shareLink(title, product),
      () => product,
    );
    setSaid(words);
    setTimeout(() => setSaid(null), SAID_MS);
  };
  const early = useEarlyPress(() => void share());
  return (
    <div className="relative -my-1.5 -mr-3 shrink-0">
      {early.marker(0)}
      <button
        type="button"
        className="icon-button"
        aria-label="Share"
        {...early.target(0)}
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
