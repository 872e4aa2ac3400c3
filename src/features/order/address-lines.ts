/** A postal address as it is printed on a letter, without the name. */
export const addressLines = (address: {
  readonly address: string;
  readonly recipient_city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
}): string[] => [
  ...address.address.split("\n"),
  `${address.recipient_city} ${address.postal_code}`.trim(),
  `${address.region}, ${address.country}`,
];
