/** What each role of staff may do, in few words. */
export const roleLabels = {
  support: "Support: orders, enquiries, refunds",
  catalogue: "Catalogue: products, stock, content",
  admin: "Administrator: everything",
} as const;

export const roleNames = { support: "Support", catalogue: "Catalogue", admin: "Administrator" } as const;
