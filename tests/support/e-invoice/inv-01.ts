import { Type } from "typebox";

const Gstin = Type.String({ pattern: "^\\d{2}[A-Z0-9]{10}[1-9A-Z][A-Z0-9]{2}$" });
const Day = Type.String({ pattern: "^[0-3]\\d/[0-1]\\d/20\\d{2}$" });
const Number_ = Type.String({ pattern: "^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$" });
const Amount = Type.Number({ minimum: 0, maximum: 99_999_999_999_999 });
const State = Type.String({ pattern: "^\\d{1,2}$" });
const text = (minLength: number, maxLength: number) => Type.String({ minLength, maxLength });

const partyFields = {
  Gstin,
  LglNm: text(3, 100),
  Addr1: text(1, 100),
  Loc: text(3, 100),
  Pin: Type.Integer({ minimum: 100_000, maximum: 999_999 }),
  Stcd: State,
};
const closed = { additionalProperties: false } as const;

/** The fields of form INV-01, version 1.1, that the store writes, by the portal's public list: which must be there, and what they take. */
export const Inv01 = Type.Object(
  {
    Version: Type.Literal("1.1"),
    TranDtls: Type.Object(
      {
        TaxSch: Type.Literal("GST"),
        SupTyp: Type.Enum(["B2B", "SEZWP", "SEZWOP", "EXPWP", "EXPWOP", "DEXP"]),
        RegRev: Type.Enum(["Y", "N"]),
        IgstOnIntra: Type.Enum(["Y", "N"]),
      },
      closed,
    ),
    DocDtls: Type.Object({ Typ: Type.Enum(["INV", "CRN", "DBN"]), No: Number_, Dt: Day }, closed),
    SellerDtls: Type.Object(partyFields, closed),
    BuyerDtls: Type.Object({ ...partyFields, Pos: State }, closed),
    ItemList: Type.Array(
      Type.Object(
        {
          SlNo: Type.String({ pattern: "^\\d{1,6}$" }),
          PrdDesc: text(3, 300),
          IsServc: Type.Enum(["Y", "N"]),
          HsnCd: Type.String({ pattern: "^\\d{4,8}$" }),
          Qty: Type.Number({ minimum: 0, maximum: 9_999_999_999.999 }),
          Unit: text(3, 8),
          UnitPrice: Type.Number({ minimum: 0, maximum: 999_999_999_999 }),
          TotAmt: Amount,
          Discount: Amount,
          AssAmt: Amount,
          GstRt: Type.Number({ minimum: 0, maximum: 999.999 }),
          IgstAmt: Amount,
          CgstAmt: Amount,
          SgstAmt: Amount,
          TotItemVal: Amount,
        },
        closed,
      ),
      { minItems: 1, maxItems: 1_000 },
    ),
    ValDtls: Type.Object(
      {
        AssVal: Amount,
        CgstVal: Amount,
        SgstVal: Amount,
        IgstVal: Amount,
        Discount: Amount,
        OthChrg: Amount,
        RndOffAmt: Type.Number({ minimum: -99.99, maximum: 99.99 }),
        TotInvVal: Amount,
      },
      closed,
    ),
    RefDtls: Type.Optional(
      Type.Object({ PrecDocDtls: Type.Array(Type.Object({ InvNo: Number_, InvDt: Day }, closed)) }, closed),
    ),
  },
  closed,
);
