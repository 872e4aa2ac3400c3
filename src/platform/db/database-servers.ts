/** `postgres://`, user and password, the servers, and the rest. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?@]*@)?)([^/?]*)(.*)$/i;

/**
 * The URLs that a `DATABASE_URL` stands for: `postgres://a:5432,b/store?target_session_attrs=read-write` is two, of one
 * server each. At most one of them takes writes at a time.
 */
export function databaseServers(databaseUrl: string): readonly string[] {
  const [, beginning = "", servers, rest = ""] = parts.exec(databaseUrl) ?? [];
  if (servers === undefined) return [databaseUrl];
  return servers.split(",").map((server) => withoutTarget(`${beginning}${server}${rest}`));
}

/** libpq's word for which of the servers it wants. The store always wants the one that takes writes. */
export const targetOf = (databaseUrl: string): string | undefined =>
  /[?&]target_session_attrs=([^&]*)/.exec(databaseUrl)?.[1];

const withoutTarget = (url: string): string =>
  url.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, before: string, after: string) => after && before);
