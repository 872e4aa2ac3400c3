/** Who changes products and stock. */
export const catalogueStaff: readonly string[] = ["catalogue", "admin"];
/** Who changes people and coupons. */
export const administrators: readonly string[] = ["admin"];
/** Who changes members and occasions. */
export const peopleStaff: readonly string[] = ["people", "admin"];
