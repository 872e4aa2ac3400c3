import { useCallback, useEffect, useState } from "react";
import type { CallOptions } from "../../contract/client.ts";
import type { Output } from "../../contract/route-types.ts";
import type { RouteKey } from "../../contract/routes.ts";
import { api } from "./api.ts";

/**
 * The response of one call that is neither a list nor a record of a list. Undefined until it has arrived.
 * `load` calls again. A failure is thrown while the screen renders. `options` must be the same object as long
 * as the call is the same.
 */
export function useResponse<K extends RouteKey>(key: K, options: CallOptions<K>) {
  const [response, setResponse] = useState<Output<K>>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(
    () => api.call(key, options).then((body) => setResponse(() => body), setFailure),
    [key, options],
  );
  useEffect(() => void load(), [load]);
  if (failure) throw failure;
  return { answer: response, load };
}
