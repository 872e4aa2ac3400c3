import type { Content } from "../../contract/admin/content.ts";
import type { Slide } from "../../contract/admin/content-parts.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import {
  hasVersions,
  insertVersion,
  lockContent,
  unknownImages,
  writeDraft,
} from "../content/content.store.ts";
import { readLiveContent } from "../content/live-content.store.ts";
import { writeLiveContent } from "../content/put-content.store.ts";

type Slides = Extract<Content, { kind: "slides" }>;

/** The home page's tile of a category. Its link is the category's path. */
export interface CategoryTile {
  readonly imageId: string;
  readonly alt: string;
}

interface SaveCategoryTile {
  readonly category: { readonly name: string; readonly slug: string };
  /** The slug that the tile has linked to until now. */
  readonly previousSlug: string;
  readonly tile: CategoryTile;
  /** The version of the home page's slides that was read. Undefined when there was no tile. */
  readonly version: number | undefined;
  readonly by: number;
  readonly now: Date;
}

const isTileOf = (slug: string) => (slide: Slide) => slide.type !== "Slider" && slide.linkUrl === `/${slug}`;

/**
 * Sets the image and text of a category's tile, in the live content and in an open draft. A category without a tile gets
 * a new one at the end. The earlier content stays in the list of versions. Undefined when it is done. Refuses
 * version_conflict (somebody published slides since they were read). It runs in the caller's transaction; call it before
 * the audit row is written.
 */
export async function saveCategoryTile(
  trx: Trx,
  save: SaveCategoryTile,
): Promise<Refusal<"image_unknown" | "version_conflict"> | undefined> {
  const locked = await lockContent(trx, "slides");
  if (!locked) throw new Error("The slides are no content of this store");
  const live = (await readLiveContent(trx, "slides")) as Slides;
  const after = withTile(live, save);
  if (JSON.stringify(after) === JSON.stringify(live)) return undefined;
  const hasTile = live.slides.some(isTileOf(save.previousSlug));
  if (hasTile && save.version !== locked.version)
    return refuse(
      "version_conflict",
      "Somebody changed the home page's tiles in the meantime, so nothing was saved.",
    );
  const [missing] = await unknownImages(trx, [save.tile.imageId]);
  if (missing) return refuse("image_unknown", "The image is missing. Please upload it again.");
  if (!(await hasVersions(trx, "slides")))
    await insertVersion(trx, { content: live, at: save.now, by: null });
  await writeLiveContent(trx, after);
  await insertVersion(trx, { content: after, at: save.now, by: save.by });
  const draft = locked.draft as Slides | null;
  await writeDraft(trx, "slides", draft && { content: withTile(draft, save), at: save.now, by: save.by });
  return undefined;
}

function withTile(content: Slides, { category, previousSlug: slugBefore, tile }: SaveCategoryTile): Slides {
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
    type: "Category",
    imageId,
    alt: alt.trim(),
    title: category.name,
    caption: "",
    linkUrl,
    linkText: `Shop ${category.name}`.slice(0, 60),
    visibleFrom: null,
    visibleTo: null,
  };
  return { ...content, slides: [...content.slides, added] };
}
