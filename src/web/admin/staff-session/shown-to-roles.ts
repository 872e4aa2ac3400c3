/** Who changes products and stock. */
export const catalogueStaff: readonly string[] = ["catalogue", "admin"];
/** Who says where something lies. */
export const storeRoomStaff: readonly string[] = ["packing", "catalogue", "admin"];
/** Who changes people and coupons. */
export const administrators: readonly string[] = ["admin"];
/** Who changes members and occasions. */
export const peopleStaff: readonly string[] = ["people", "admin"];
