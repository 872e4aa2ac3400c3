import { type Static, Type } from "typebox";
import { Text, UserId } from "./wire.ts";

const OptionalSession = Type.Optional(Type.Union([Text(200), Type.Null()]));

export const LoginInput = Type.Object({
  userName: Text(254),
  password: Text(1000),
  sessionId: OptionalSession,
});

/** userId 0 and an empty token: 'Unsuccessful Login Attempt!!!'. */
export const LoginAnswer = Type.Object({
  userId: Type.Integer(),
  token: Type.String(),
  isOrg: Type.Boolean(),
  fullName: Type.String(),
  loginTime: Type.Integer({ description: "milliseconds since 1970; the login lasts 20 minutes from it" }),
  role: Type.String(),
  emailProved: Type.Boolean({ description: "a mailed code came back: the kit may be redeemed" }),
});
export type LoginAnswer = Static<typeof LoginAnswer>;

export const SignUpInput = Type.Object({
  firstName: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
  lastName: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
  email: Text(254),
  contactNo: Type.Optional(Type.Union([Text(40), Type.Null()])),
  isIndividual: Type.Optional(Type.Boolean()),
  userId: Type.Optional(UserId),
  sessionId: OptionalSession,
});

export const RefreshAnswer = Type.Object({ loginTime: Type.Integer() });

export const EmailInput = Text(254);
export const RecoveryInput = Type.Object({ email: Text(254), otp: Text(20), newPassword: Text(1000) });
export const RecoverInput = Type.Object({
  email: Text(254),
  otp: Type.Optional(Type.Union([Text(20), Type.Null()])),
  newPassword: Type.Optional(Type.Union([Text(1000), Type.Null()])),
});

export const ChangePasswordInput = Type.Object({
  currentPassword: Text(1000),
  newPassword: Text(1000),
  confirmNewPassword: Text(1000),
  userId: UserId,
});

const FormText = (maxLength: number) => Type.Union([Text(maxLength), Type.Number(), Type.Null()]);

/** The form of company/contact-us and of orders/bulk-enquiry (specification 3). */
export const EnquiryInput = Type.Object({
  Name: FormText(200),
  Email: FormText(254),
  Description: FormText(5000),
  ProductIdea: Type.Optional(FormText(500)),
  Budget: Type.Optional(FormText(200)),
  Qty: Type.Optional(FormText(100)),
});
export type EnquiryInput = Static<typeof EnquiryInput>;
