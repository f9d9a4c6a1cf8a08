import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { mergeDrafts } from '#shared/story/delta/merge-drafts.ts';
import { type SuggestedEdit, type SuggestedPart, withParts } from './suggestion-parts.ts';

/** Whether what a part was made for stands there no more: then nobody takes it without a look. Pure. */
export function isOutOfDate(part: SuggestedPart, current: DraftValue): boolean {
  const now = whatStands(part, current);
  if (part.kind === 'moved') return now === null;
  return !isSameJson(now, part.before) && !isSameJson(now, part.after);
}

function whatStands({ place, before, after }: SuggestedPart, { document, ...fields }: DraftValue) {
  if (place !== 'block' && place !== 'footnote') return fields[place];
  const known = after ?? before;
  const id = typeof known === 'object' ? known?.id : undefined;
  const items = place === 'block' ? document.blocks : document.footnotes;
  return items.find((item) => item.id === id) ?? null;
}

type GivingBack = Pick<Taking, 'edit' | 'taken' | 'current'> & { readonly unwanted: readonly SuggestedPart[] };

/** The reverse: the text as it stands now without parts that were taken; undefined where one was changed since. Pure. */
export function giveBackParts({ edit, taken, unwanted, current }: GivingBack): DraftValue | undefined {
  if (unwanted.some((part) => isOutOfDate(part, current))) return undefined;
  const gone = new Set(unwanted.map(({ key }) => key));
  const before = withParts(edit, taken);
  const after = withParts(edit, new Set([...taken].filter((key) => !gone.has(key))));
  const { value, conflicts } = mergeDrafts(before, after, current);
  return conflicts.length === 0 ? value : undefined;
}

type Taking = {
  readonly edit: SuggestedEdit;
  /** Keys of what was taken before. */
  readonly taken: ReadonlySet<string>;
  readonly wanted: readonly SuggestedPart[];
  readonly current: DraftValue;
};

/**
 * The text as it stands now with more parts of a suggestion in it, by the same merge as what two people write;
 * undefined where it was made for another text. Everything else in the text stays as its writer has it. Pure.
 */
export function takeParts({ edit, taken, wanted, current }: Taking): DraftValue | undefined {
  if (wanted.some((part) => isOutOfDate(part, current))) return undefined;
  const before = withParts(edit, taken);
  const after = withParts(edit, new Set([...taken, ...wanted.map(({ key }) => key)]));
  const { value, conflicts } = mergeDrafts(before, after, current);
  return conflicts.length === 0 ? value : undefined;
}
