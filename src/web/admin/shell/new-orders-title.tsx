import { useEffect } from "react";
import { usePermissions } from "react-admin";
import { api } from "../calls/api.ts";
import { endedSession } from "../staff-session/ended-session.ts";
import { countNewOrders, titleWithOrders } from "./new-orders.ts";

const LOOK_EVERY_MS = 60_000;
/** More than these are shown as 50+. */
const MAX_COUNTED = 50;
const SEEN_KEY = "kitstore.newestOrderSeen";
const LIST_SHOWN = "kitstore.orders-shown";
const plainTitle = document.title;

const isListShown = (): boolean => /^#\/orders(\?|$)/.test(location.hash);

/** In the list of orders: whoever opens it has seen what is new. */
export function OrdersSeen() {
  useEffect(() => void dispatchEvent(new Event(LIST_SHOWN)), []);
  return null;
}

/**
 * Puts the number of orders that came in since somebody last looked at the list into the title of the tab. It looks once a
 * minute, which does not prolong the login.
 */
export function NewOrdersTitle() {
  const { permissions: role } = usePermissions<string>();
  const maySeeOrders = role === "support" || role === "admin";
  useEffect(() => {
    if (!maySeeOrders) return;
    let isOver = false;
    const look = async () => {
      if (endedSession()) return;
      const query = { page: 1, perPage: MAX_COUNTED, sort: "placedAt", order: "desc" } as const;
      const { rows } = await api.call("GET /api/admin/orders", { query });
      if (isOver) return;
      const newest = rows[0]?.placedAt ?? "";
      const seen = localStorage.getItem(SEEN_KEY);
      const isSeen = seen === null || (isListShown() && document.visibilityState === "visible");
      if (isSeen) localStorage.setItem(SEEN_KEY, newest);
      document.title = titleWithOrders(plainTitle, isSeen ? 0 : countNewOrders(rows, seen), MAX_COUNTED);
    };
    // A failure is shown by the screen itself; the number comes with the next look.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    const timer = setInterval(lookQuietly, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", lookQuietly);
    addEventListener(LIST_SHOWN, lookQuietly);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookQuietly);
      removeEventListener(LIST_SHOWN, lookQuietly);
      document.title = plainTitle;
    };
  }, [maySeeOrders]);
  return null;
}
