import type { License } from '#shared/licences/licences.ts';
import type { AiDisclosure, ResponseLevel, StoryVisibility } from './stories.tables.ts';

/** What an author says about a story beside its words; absent stays as it is, null takes away. */
export type StorySettings = {
  /** As written for a reader. */
  readonly topics?: readonly string[] | undefined;
  readonly visibility?: StoryVisibility | undefined;
  readonly canonicalUrl?: string | null | undefined;
  readonly seoTitle?: string | null | undefined;
  readonly seoDescription?: string | null | undefined;
  readonly license?: License | undefined;
  readonly aiDisclosure?: AiDisclosure | undefined;
  readonly isMailed?: boolean | undefined;
  readonly coverImageId?: string | null | undefined;
  readonly coverAlt?: string | undefined;
  readonly coverFocusPercentX?: number | undefined;
  readonly coverFocusPercentY?: number | undefined;
  readonly publicationId?: string | null | undefined;
  /** BCP 47; null has it found in the words. */
  readonly language?: string | null | undefined;
  readonly isResponsesClosed?: boolean | undefined;
  readonly responseLevel?: ResponseLevel | undefined;
};

/** Settings that only those who wrote a story change: they say who reads it, and whose it is. */
export const authorsOwnSettings = ['visibility', 'canonicalUrl', 'license', 'aiDisclosure', 'isMailed'] as const;

/**
 * Who may respond, after a change: a closed discussion and the level `off` are the same (rule 27), and the
 * setting that was changed last says which.
 */
export function responseRule(
  now: { readonly isResponsesClosed: boolean; readonly responseLevel: ResponseLevel },
  change: Pick<StorySettings, 'isResponsesClosed' | 'responseLevel'>,
): { readonly isResponsesClosed: boolean; readonly responseLevel: ResponseLevel } {
  const { isResponsesClosed, responseLevel } = change;
  if (responseLevel !== undefined && responseLevel !== 'off') {
    return {
      isResponsesClosed: isResponsesClosed ?? (now.isResponsesClosed && now.responseLevel !== 'off'),
      responseLevel,
    };
  }
  if (responseLevel === 'off' && isResponsesClosed !== false) return { isResponsesClosed: true, responseLevel };
  const level = now.responseLevel === 'off' && isResponsesClosed === false ? 'everyone' : now.responseLevel;
  return { isResponsesClosed: isResponsesClosed ?? now.isResponsesClosed, responseLevel: level };
}
