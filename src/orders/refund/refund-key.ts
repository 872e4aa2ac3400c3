/**
 * The key of one attempt at a refund. After a refusal the next attempt has a new key, because the provider
 * would repeat its response for the same one.
 */
export const refundKeyOf = ({ refund_key, tries }: { refund_key: string; tries: number }): string =>
  `${refund_key}-${tries}`;

/** Reads such a key. Undefined when it is not one of the store's. */
export function readRefundKey(key: string): { refundKey: string; tries: number } | undefined {
  const [, refundKey, tries] = /^([0-9a-f-]{36})-(\d{1,2})$/.exec(key) ?? [];
  return refundKey && tries ? { refundKey, tries: Number(tries) } : undefined;
}
