/** Both names of a person; the last one is empty where nobody gave it. */
export const fullName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim();
