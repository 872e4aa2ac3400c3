import { useCallback, useEffect, useState } from "react";
import type { Output } from "../../contract/call-types.ts";
import type { CallOptions } from "../../contract/client.ts";
import type { RouteKey } from "../../contract/routes.ts";
import { api } from "./api.ts";

/**
 * The answer of one call that is neither a list nor one of a list; undefined until it has come. `load` asks again.
 * A failure is thrown where the screen is drawn. `options` must be the same object as long as the call is the same.
 */
export function useAnswer<K extends RouteKey>(key: K, options: CallOptions<K>) {
  const [answer, setAnswer] = useState<Output<K>>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(
    () => api.call(key, options).then((given) => setAnswer(() => given), setFailure),
    [key, options],
  );
  useEffect(() => void load(), [load]);
  if (failure) throw failure;
  return { answer, load };
}
