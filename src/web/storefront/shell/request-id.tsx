import { createContext, useContext, useEffect, useState } from "react";
import { t } from "../../../platform/language/t.ts";

/** The id of the request that the server renders for; empty in the browser. */
export const RequestIdContext = createContext("");

/**
 * The id of the failed request, which the log has too. In the browser it comes with the response in a Server-Timing header,
 * the only one that a page can read.
 */
export function RequestId() {
  const [id, setId] = useState(useContext(RequestIdContext));
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const timing = entry instanceof PerformanceResourceTiming ? entry.serverTiming : [];
        const found = timing.find(({ name }) => name === "request");
        if (found) setId(found.description);
      }
    });
    for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p className="text-sm text-soft wrap-anywhere" suppressHydrationWarning>
      {id && t("Error number: {id}", { id })}
    </p>
  );
}
