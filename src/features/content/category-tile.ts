import type { Content, Slide } from "../../contract/admin/content.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../server/db/database.ts";
import { hasVersions, insertVersion, lockContent, unknownImages, writeDraft } from "./content.store.ts";
import { readLive } from "./live-content.store.ts";
import { putLive } from "./put-content.store.ts";

type Slides = Extract<Content, { kind: "slides" }>;

/** The home page's tile of a category: its address leads there. */
export interface CategoryTile {
  readonly imageId: string;
  readonly alt: string;
}

interface PutTile {
  readonly category: { readonly name: string; readonly slug: string };
  /** The address the tile leads to until now. */
  readonly slugBefore: string;
  readonly tile: CategoryTile;
  /** Of the home page's slides, as it was read; undefined: there was no tile. */
  readonly version: number | undefined;
  readonly by: number;
  readonly now: Date;
}

const isTileOf = (slug: string) => (slide: Slide) => slide.type !== "Slider" && slide.linkUrl === `/${slug}`;

/**
 * Gives a category's tile a picture and words, on the shop and in a draft that waits; a category without a tile gets one at
 * the end. What stood there before stays among the content's versions. Undefined when it is so; refuses picture_unknown,
 * edited_meanwhile (somebody published slides since they were read). The caller's transaction; before its audit row.
 */
export async function putCategoryTile(trx: Trx, put: PutTile): Promise<Refusal | undefined> {
  const locked = await lockContent(trx, "slides");
  const live = (await readLive(trx, "slides")) as Slides;
  const after = withTile(live, put);
  if (JSON.stringify(after) === JSON.stringify(live)) return undefined;
  const has = live.slides.some(isTileOf(put.slugBefore));
  if (has && put.version !== locked.version)
    return refuse(
      "edited_meanwhile",
      "Somebody changed the home page's tiles meanwhile. Nothing was changed.",
    );
  const [missing] = await unknownImages(trx, [put.tile.imageId]);
  if (missing) return refuse("picture_unknown", "The picture is not there. Upload it again.");
  if (!(await hasVersions(trx, "slides"))) await insertVersion(trx, { content: live, at: put.now, by: null });
  await putLive(trx, after);
  await insertVersion(trx, { content: after, at: put.now, by: put.by });
  const draft = locked.draft as Slides | null;
  await writeDraft(trx, "slides", draft && { content: withTile(draft, put), at: put.now, by: put.by });
  return undefined;
}

function withTile(content: Slides, { category, slugBefore, tile }: PutTile): Slides {
  const linkUrl = `/${category.slug}`;
  const at = content.slides.findIndex(isTileOf(slugBefore));
  const { imageId, alt } = tile;
  if (at >= 0)
    return {
      ...content,
      slides: content.slides.map((slide, index) =>
        index === at ? { ...slide, imageId, alt: alt.trim(), linkUrl } : slide,
      ),
    };
  const added: Slide = {
    ...{ type: "Category", imageId, alt: alt.trim(), title: category.name, caption: "", linkUrl },
    ...{ linkText: `Shop ${category.name}`.slice(0, 60), visibleFrom: null, visibleTo: null },
  };
  return { ...content, slides: [...content.slides, added] };
}
