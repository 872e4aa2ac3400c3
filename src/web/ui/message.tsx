import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const looks = {
  bad: { box: "bg-bad-tint text-bad", icon: "alert", role: "alert" },
  good: { box: "bg-good-tint text-good", icon: "check", role: "status" },
  info: { box: "bg-tile text-ink", icon: "info", role: "status" },
} as const;

/** A banner (specification 8). Screen readers announce errors (red) at once and successes (green) in the next pause. */
export function Message({
  kind,
  isAlert = false,
  isInRegion = false,
  children,
}: {
  kind: keyof typeof looks;
  /** Announced at once, whatever its kind. */
  isAlert?: boolean;
  /** The element around it announces it. */
  isInRegion?: boolean;
  children: ReactNode;
}) {
  const look = looks[kind];
  return (
    <div
      role={isAlert ? "alert" : isInRegion ? undefined : look.role}
      className={`flex gap-3 rounded-md px-4 py-3 text-sm font-medium ${look.box}`}
    >
      <span className="mt-px">
        <Icon name={look.icon} size={18} />
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
