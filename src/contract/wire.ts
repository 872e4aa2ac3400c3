import { Type } from "typebox";

/** Amounts on the wire: decimal rupees (`499`, `1299.5`). Inside the program they are integer paise. */
export const Amount = Type.Number({ description: "decimal rupees" });

/** Sanitised HTML. */
export const Html = Type.String({ description: "sanitised HTML" });

/** An address on this host, or an https one. */
export const Path = Type.String();

export const PositiveId = Type.Integer({ minimum: 1, maximum: 2147483647 });
export const UserId = Type.Integer({ minimum: 0, maximum: 2147483647 });
export const Text = (maxLength: number) => Type.String({ maxLength });
export const FilledText = (maxLength: number) => Type.String({ minLength: 1, maxLength });

export const Moment = Type.String({ description: "ISO 8601, UTC" });
/** A day of the calendar since 1900; the format is checked in server/http/validator.ts. */
export const Day = Type.String({ format: "date", description: "YYYY-MM-DD" });
