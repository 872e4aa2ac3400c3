/**
 * The roles of people who work in the admin. Everybody else has the role `buyer` (readings: identity). Who may do what is said at
 * each call, as `roles` (contract/admin); the server refuses all others before it reads their request.
 */
export type StaffRole = "giver" | "packing" | "people" | "support" | "catalogue" | "admin";
