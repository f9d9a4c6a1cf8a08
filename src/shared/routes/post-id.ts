/** A story's id: 12 lower-case hex digits (rule 1). */
const POST_ID = /^[0-9a-f]{12}$/;
const HEX = /^[0-9a-f]+$/;

/** Slugs before the id are at most this long (rule 1). */
const MAX_POST_SLUG_LENGTH = 80;

export function isPostId(text: string): boolean {
  return POST_ID.test(text);
}

/**
 * The id in a path parameter such as `a-walk-in-the-rain-0123456789ab`: its last hyphen-separated
 * segment if that is hex, in lower case; undefined where it is not.
 */
export function postIdFromParam(param: string): string | undefined {
  const last = param.slice(param.lastIndexOf('-') + 1).toLowerCase();
  return HEX.test(last) ? last : undefined;
}

/** The path parameter of a story: `slug-id`, or the id alone where the title left no slug. */
export function postParam(post: { readonly id: string; readonly uniqueSlug?: string }): string {
  const slug = (post.uniqueSlug ?? '').slice(0, MAX_POST_SLUG_LENGTH).replace(/-+$/, '');
  return slug === '' ? post.id : `${slug}-${post.id}`;
}
