/** A personal code of the welcome kit, as its mail is made of. */
export const kitCode = {
  code: "KIT-7F3K",
  kind: "swag" as const,
  basisPoints: 0,
  amountPaise: 0,
  boundEmail: "asha@example.com",
  kitLink: null,
  endsAt: new Date("2026-12-01T11:00:00Z"),
  kitSlug: "kit",
  kitName: "Kit",
  kitImage: null,
  kitHasSizes: true,
};
