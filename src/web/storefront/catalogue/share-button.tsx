import { useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { PathIcon } from "../../ui/icon.tsx";
import { usePreHydrationClick } from "../../ui/pre-hydration-click.tsx";
import { pathHere } from "../page/path-here.ts";

const SHARE = "M12 15V3.5M8 7l4-4 4 4M7 11H5v9.5h14V11h-2";
const MESSAGE_MS = 4_000;

export default function ShareButton({ title, path }: { title: string; path: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const share = async () => {
    const product = new URL(pathHere(path), location.href).href;
    const text = await import("./share-link.ts").then(
      ({ shareLink }) => shareLink(title, product),
      () => product,
    );
    setMessage(text);
    setTimeout(() => setMessage(null), MESSAGE_MS);
  };
  const preHydration = usePreHydrationClick(() => void share());
  return (
    <div className="relative -me-3 shrink-0">
      {preHydration.marker(0)}
      <button
        type="button"
        className="icon-button"
        aria-label={t("Share")}
        {...preHydration.target(0)}
        onClick={() => void share()}
      >
        <PathIcon path={SHARE} size={20} />
      </button>
      <p role="status" className="absolute top-full inset-e-3 z-10 text-sm empty:hidden">
        {message && (
          <span className="block w-max max-w-72 rounded-md bg-ink px-3 py-1.5 break-all text-paper shadow-float">
            {message}
          </span>
        )}
      </p>
    </div>
  );
}
