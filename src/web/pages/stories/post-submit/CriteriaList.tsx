import { formatMessage } from '#shared/messages/format-message.ts';
import { submitStoryMessages as messages } from '#shared/messages/submit-story.ts';
import { criterionText } from '#shared/submissions/criterion-text.ts';
import {
  askedCriteria,
  type Criterion,
  missingCriteria,
  type SubmissionCriteria,
  type SubmittedFacts,
} from '#shared/submissions/submission-criteria.ts';
import styles from './PostSubmit.module.css';

type CriteriaListProps = { readonly criteria: SubmissionCriteria; readonly facts: SubmittedFacts };

/** What a publication asks for, each with whether the story has it. */
export function CriteriaList({ criteria, facts }: CriteriaListProps) {
  const missing = new Set<Criterion>(missingCriteria(criteria, facts));
  return (
    <ul className={styles.criteria}>
      {askedCriteria(criteria).map((one) => {
        const isMissing = missing.has(one);
        const isLength = one === 'TOO_SHORT' || one === 'TOO_LONG';
        return (
          <li key={one} data-criterion={one}>
            <span className={isMissing ? styles.missing : styles.met}>
              {isMissing ? messages.missing : messages.met}
            </span>
            <span dir="auto">
              {criterionText(one, criteria)}
              {isLength && <> {formatMessage(messages.words, { count: facts.wordCount })}</>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
