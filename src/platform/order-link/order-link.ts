/** The page that a link opens. It stands after the #, which browsers send neither to this server nor to others. */
export const orderLinkUrl = (publicUrl: string, link: string): string =>
  `${publicUrl}/orders/track-order#${link}`;

/** The order number that a link begins with. */
export const orderNoOfLink = (link: string): string => link.split(".", 1)[0] ?? "";
