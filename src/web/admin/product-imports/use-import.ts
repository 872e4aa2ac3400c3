import { useCallback, useEffect, useState } from "react";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { api } from "../calls/api.ts";
import { isRunning } from "./run-summary.ts";

/** A small file is checked within this; a large one is asked about ever more seldom. */
const FIRST_POLL_MS = 100;
const LAST_POLL_MS = 1_500;

/**
 * One import, read again as long as it goes on by itself. `detail` is undefined until it has arrived; `problem` is why the
 * latest reading failed, after which it is read again. `load` reads it after a step of staff. The id is undefined while no
 * import is open.
 */
export function useImport(importId: number | undefined) {
  const [detail, setDetail] = useState<ProductImportDetail>();
  const [problem, setProblem] = useState<Error>();
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of staff reads it again
  useEffect(() => {
    if (importId === undefined) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_POLL_MS;
    const later = () => {
      timer = setTimeout(read, pause);
      pause = Math.min(LAST_POLL_MS, pause * 1.5);
    };
    const read = () =>
      api.call("GET /api/admin/product-imports/{importId}", { params: { importId } }).then(
        (body) => {
          if (isGone) return;
          setDetail(body);
          setProblem(undefined);
          if (isRunning(body.run)) later();
        },
        (error: Error) => {
          if (isGone) return;
          setProblem(error);
          later();
        },
      );
    void read();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [importId, reads]);
  const load = useCallback(() => setReads((before) => before + 1), []);
  return { detail: detail?.run.id === importId ? detail : undefined, problem, load };
}
