const COOKIE = "XSRF-TOKEN";
const TOKEN_BYTES = 18;

/**
 * The value of the cookie XSRF-TOKEN, which every write returns in a header: other websites can neither read nor set it.
 * Made here before the browser's first write, so that pages need no cookie and are the same bytes for everybody. Null
 * where the browser stores no cookies; then it sends none, and the server asks for no header. It has no __Host- name,
 * because other clients of the API read it by the name that the specification gives it.
 */
export function xsrfToken(): string | null {
  const stored = storedToken();
  if (stored) return stored;
  const random = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const token = Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and needs https
  document.cookie = `${COOKIE}=${token}; Path=/; SameSite=Lax${secure}`;
  return storedToken();
}

const storedToken = (): string | null =>
  new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? null;
