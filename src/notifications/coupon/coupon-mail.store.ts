import { sql } from "kysely";
import type { CouponId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { noteEnglish } from "../../platform/language/in-language.ts";
import type { Language } from "../../platform/language/language.ts";
import { textInLanguage, withoutTranslation } from "../../platform/language/translated-columns.ts";
import { signKitLink } from "../../platform/order-link/sign-kit-link.ts";
import { firstImage } from "../look/first-image.ts";
import type { CouponToMail } from "./coupon-mail.ts";

const kitName = { table: "products", text: "name", own: "products.name" };

/** A personal code that can be used now. Undefined when it was used, switched off or has ended. */
export async function findUsableCoupon(
  db: Db,
  couponId: CouponId,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<CouponToMail | undefined> {
  const coupon = await db
    .selectFrom("coupons")
    .select([
      "code",
      "kind",
      "basis_points as basisPoints",
      "amount_paise as amountPaise",
      "ends_at as endsAt",
    ])
    .select("bound_email as boundEmail")
    .innerJoin("order_link_key", (join) => join.onTrue())
    .select("order_link_key.secret")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("slugs")
          .innerJoin("products", "products.product_id", "slugs.product_id")
          .innerJoin("product_variants", "product_variants.product_id", "products.product_id")
          .select(["slug", firstImage("product_variants").as("image")])
          .select(textInLanguage(kitName, language).as("name"))
          .select(withoutTranslation([kitName], language).as("untranslated"))
          .select(
            sql<boolean>`exists (select from variant_sizes s join product_variants v using (variant_id)
              where v.product_id = products.product_id)`.as("hasSizes"),
          )
          .where("products.product_id", "=", (kit) =>
            kit
              .selectFrom("occasions")
              .select("kit_product_id")
              .whereRef("occasions.occasion_id", "=", "coupons.occasion_id"),
          )
          .where("products.withdrawn_at", "is", null)
          .orderBy("products.product_id")
          .orderBy("product_variants.position")
          .limit(1)
          .as("kit"),
      (join) => join.onTrue(),
    )
    .select(["kit.slug as kitSlug", "kit.name as kitName", "kit.image as kitImage", "kit.untranslated"])
    .select((eb) => eb.fn.coalesce("kit.hasSizes", sql.lit(false)).as("kitHasSizes"))
    .where("coupon_id", "=", couponId)
    .where("switched_off_at", "is", null)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]))
    .where(
      sql<boolean>`not exists (select 1 from redemptions r where r.coupon_id = coupons.coupon_id and r.released_at is null)`,
    )
    .executeTakeFirst();
  if (!coupon) return undefined;
  const { secret, untranslated, ...shown } = coupon;
  for (const text of untranslated ?? []) noteEnglish(text);
  const boundEmail = coupon.boundEmail ?? "";
  const kitLink = signKitLink(secret, { couponId, emailFolded: boundEmail });
  return { ...shown, boundEmail, kitLink: coupon.kind === "swag" && coupon.kitSlug ? kitLink : null };
}
