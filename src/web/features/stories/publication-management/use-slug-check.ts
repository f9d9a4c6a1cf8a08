import { useEffect, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import {
  publicationFaultMessages,
  publicationSettingsMessages as messages,
} from '#shared/messages/publication-settings.ts';
import { findSlugFault, foldPublicationSlug } from '#shared/publications/publication-rules.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { CollectionSlugQueryDocument } from '#web/generated/CollectionSlugQuery.ts';

/** Milliseconds after the last key: at most 30 questions a minute are answered. */
const PAUSE = 500;

export type SlugCheck = {
  readonly fault: string | undefined;
  /** What is known of it besides. */
  readonly note: string | undefined;
};

const nothing: SlugCheck = { fault: undefined, note: undefined };

/** What there is to say of an address that is being typed: the rules at once, the server's word after a pause. */
export function useSlugCheck(typed: string, current: { readonly id: string; readonly slug: string } | null): SlugCheck {
  const slug = foldPublicationSlug(typed);
  const fault = findSlugFault(slug);
  const isAsIs = slug === '' || slug === current?.slug;
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(slug), PAUSE);
    return () => clearTimeout(timer);
  }, [slug]);
  const variables = { slug, collectionId: current?.id ?? null };
  const isSkipped = asked !== slug || isAsIs || fault !== undefined;
  const { data, error } = useQuery(CollectionSlugQueryDocument, { variables, isSkipped });
  if (isAsIs) return nothing;
  if (fault !== undefined) return { fault: publicationFaultMessages[fault], note: undefined };
  const answer = data?.collectionSlugAvailability;
  // Unasked for once, saving tells.
  if (answer === undefined) return error === undefined ? { fault, note: messages.slugChecking } : nothing;
  if ('message' in answer) return { fault: answer.message, note: undefined };
  const free = formatMessage(messages.slugFree, { slug });
  return { fault, note: current === null ? free : `${free} ${messages.slugMoved}` };
}
