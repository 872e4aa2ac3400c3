/** Whether a statement failed because `constraint` allows a value once: the one refusal that cannot be foreseen without a race. */
export const violates = (error: unknown, constraint: string): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  error.constraint === constraint;
