/**
 * The name of a cookie of this store. On https it begins with `__Host-`: the browser takes it from this host alone, encrypted
 * and for all paths, so that no other host of the domain can plant one. Browsers refuse that name on plain http.
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);
