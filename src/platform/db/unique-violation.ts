/**
 * True when a statement failed on the unique constraint `constraint`. Checking before the insert would be a race, so
 * callers catch the error.
 */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  error.constraint === constraint;
