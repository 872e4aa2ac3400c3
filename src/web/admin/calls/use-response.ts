import { useCallback, useEffect, useState } from "react";
import type { CallOptions } from "../../../contract/client.ts";
import type { Output } from "../../../contract/route-types.ts";
import type { RouteKey } from "../../../contract/routes.ts";
import { api } from "./api.ts";

/** The options of a call without parameters. One object, so that the call is made once. */
export const noOptions = {};

/**
 * The response of one call that is neither a list nor a record of a list. Undefined until it has arrived.
 * `load` calls again. `problem` is why the latest call failed. `options` must be the same object as long as
 * the call is the same.
 */
export function useResponse<K extends RouteKey>(key: K, options: CallOptions<K>) {
  const [response, setResponse] = useState<Output<K>>();
  const [problem, setProblem] = useState<Error>();
  const load = useCallback(
    () =>
      api.call(key, options).then((body) => {
        setResponse(() => body);
        setProblem(undefined);
      }, setProblem),
    [key, options],
  );
  useEffect(() => void load(), [load]);
  return { response, problem, load };
}
