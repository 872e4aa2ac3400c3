/** Whether this is the name of a time zone, such as Asia/Kolkata. An offset is none: PostgreSQL reads its sign the other way round. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return !/^[+-]/.test(timeZone);
  } catch {
    return false;
  }
}
