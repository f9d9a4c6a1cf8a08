import '#web/story/story-body.css';
import { useState } from 'react';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import styles from './SuggestedEdits.module.css';
import { SuggestionOutcomeQueryDocument } from '#web/generated/SuggestionOutcomeQuery.ts';

type OutcomeProps = { readonly postId: string; readonly suggestionId: string };

/** The story with every edit of a set that has no answer yet, to be read as a whole; fetched when it is opened. */
export function Outcome(props: OutcomeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{messages.outcome}</summary>
      {isOpen && <OutcomeText {...props} />}
    </details>
  );
}

function OutcomeText({ postId, suggestionId }: OutcomeProps) {
  const variables = { postId };
  useNewest(SuggestionOutcomeQueryDocument, variables);
  const { data, error } = useQuery(SuggestionOutcomeQueryDocument, { variables });
  const html = data?.submissionOfPost?.suggestions.find(({ id }) => id === suggestionId)?.outcomeHtml;
  if (html === undefined || html === null) return <output>{error?.message ?? messages.outcomeLoading}</output>;
  return (
    <article className={styles.outcome}>
      <div className="story-body" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
