import { unsubscribeMessages } from '#shared/messages/unsubscribing.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { UnsubscriptionPageQueryDocument } from '#web/generated/UnsubscriptionPageQuery.ts';
import { Unsubscribe } from './Unsubscribe.tsx';

/** The page of a token; its address is the secret, so that it is kept nowhere and told to nobody. */
export const unsubscribePage: PageDefinition = {
  queries: ({ params }) => [{ document: UnsubscriptionPageQueryDocument, variables: { token: params['token'] ?? '' } }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({
    title: unsubscribeMessages.title,
    metas: [{ name: 'referrer', content: 'no-referrer' }],
  }),
  Component: Unsubscribe,
};
