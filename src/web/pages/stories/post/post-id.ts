/** Ids are 12 hexadecimal digits (rule 1). */
const POST_ID = /^[0-9a-f]{12}$/;

/** The id of a story from its segment: the last hyphen-separated part, when that is hexadecimal (ROUTE-15). */
export function postIdOf(segment: string): string | undefined {
  const last = segment.split('-').at(-1)?.toLowerCase() ?? '';
  return POST_ID.test(last) ? last : undefined;
}
