import { useEffect, useState } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import { type TagSuggestionsQuery, TagSuggestionsQueryDocument } from '#web/generated/TagSuggestionsQuery.ts';
import { readTopic } from './topic-rules.ts';

/** Milliseconds after the last key. */
const PAUSE = 200;

export type TagSuggestion = TagSuggestionsQuery['tagSuggestions'][number];

/** Topics that others use and that begin as what is typed, without those that are chosen. */
export function useTagSuggestions(typed: string, chosen: readonly string[]): readonly TagSuggestion[] {
  const wanted = readTopic(typed);
  const [prefix, setPrefix] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPrefix(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery(TagSuggestionsQueryDocument, { variables: { prefix }, isSkipped: prefix === '' });
  if (wanted === '' || data === undefined) return [];
  return data.tagSuggestions.filter(({ displayTitle }) => !chosen.includes(displayTitle));
}
