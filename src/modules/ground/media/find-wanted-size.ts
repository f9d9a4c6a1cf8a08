import type { Database } from '#platform/database/database.ts';
import type { ImageVariant } from '#shared/images/parse-image-path.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** The middle, and the upper part of an upright picture whose focus nobody chose. */
const COMMON_FOCUS: ReadonlySet<string> = new Set(['50:50', '50:20']);
const HUNDRED_THOUSAND = 100_000;

type Found = { readonly width: number; readonly height: number; readonly bytes: number; readonly focus: string | null };

/**
 * What making a size would come to. A picture is cut around a focus that a story has for its cover, or one of two
 * that every page uses; of any other focus the same cut stands elsewhere, so that old addresses lead somewhere.
 */
export type WantedSize =
  | { readonly kind: 'wanted'; readonly cost: number }
  | { readonly kind: 'elsewhere'; readonly variant: ImageVariant };

/** Undefined where there is no such picture. */
export async function findWantedSize(
  database: Database<Tables>,
  variant: ImageVariant,
): Promise<WantedSize | undefined> {
  const { imageId, focusPercentX: x, focusPercentY: y } = variant;
  const isCommon = variant.strategy !== 'crop' || COMMON_FOCUS.has(`${x}:${y}`);
  const picture = await findPicture(database, imageId, isCommon ? null : `${x}:${y}`);
  if (picture === undefined) return undefined;
  if (isCommon || picture.focus === `${x}:${y}`) return { kind: 'wanted', cost: costOf(picture, variant) };
  const [focusPercentX = 50, focusPercentY = 50] = (picture.focus ?? '50:50').split(':').map(Number);
  return { kind: 'elsewhere', variant: { ...variant, focusPercentX, focusPercentY } };
}

/** The focus asked for where a story has it, else one that a story has: in steps of 5, as addresses have them. */
const TEXT = `
  select i.width, i.height, i.byte_count as bytes, (
    select f.focus from (
      select round(s.cover_focus_x / 5.0) * 5 || ':' || round(s.cover_focus_y / 5.0) * 5 as focus
      from story s where s.cover_image_id = i.id and $2::text is not null) f
    order by f.focus <> $2, f.focus limit 1) as focus
  from image i where i.id = $1`;

async function findPicture(database: Database<Tables>, id: string, focus: string | null): Promise<Found | undefined> {
  const [picture] = await database.query<Found>('image_wanted', TEXT, [id, focus]);
  return picture;
}

/** By the pixels that are made and the bytes that are read for them, a hundred thousand for one. */
function costOf(picture: Found, { width, height }: ImageVariant): number {
  const made = Math.min(width, picture.width);
  const pixels = made * made * (height === undefined ? picture.height / picture.width : height / width);
  return Math.ceil((pixels + picture.bytes) / HUNDRED_THOUSAND);
}
