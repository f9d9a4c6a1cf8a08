import { lookupMessages } from '#shared/messages/lookups.ts';
import type { PageHead } from '#web/app/page-definition.ts';
import { isFailed, type Lookup } from './lookup-outcome.ts';

/** The head of a screen that says why there is no story. */
export function lookupHead(lookup: Lookup | undefined): PageHead {
  return { title: lookup && isFailed(lookup) ? lookupMessages[lookup.__typename].title : '' };
}
