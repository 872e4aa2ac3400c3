/** What a provider knows a try at a refund by: a refused one is tried again as another, or it would only say no again. */
export const refundKeyOf = ({ refund_key, tries }: { refund_key: string; tries: number }): string =>
  `${refund_key}-${tries}`;

/** Takes such a key apart; undefined for one that is not ours. */
export function readRefundKey(key: string): { refundKey: string; tries: number } | undefined {
  const [, refundKey, tries] = /^([0-9a-f-]{36})-(\d{1,2})$/.exec(key) ?? [];
  return refundKey && tries ? { refundKey, tries: Number(tries) } : undefined;
}
