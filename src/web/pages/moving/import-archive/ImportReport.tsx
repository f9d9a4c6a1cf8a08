import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { postSubPath, shortPostPath } from '#shared/routes/link-shapes.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ImportDetails } from '#web/parts/import/ImportDetails.tsx';
import { Badge, ItemFacts, ItemTitle, ItemWords, List, ListFoot, ListItem } from '#web/parts/list/List.tsx';
import type { OwnImport } from '#web/generated/fragments.ts';
import styles from './ImportArchive.module.css';

type Story = OwnImport['stories'][number];

/** The server names so many at most. */
const MOST_STORIES = 500;

/** What came of an import: what is here now, and what changed on the way or stayed out, with why. */
export function ImportReport({ ended, isOpen }: { readonly ended: OwnImport; readonly isOpen: boolean }) {
  const { stories, problems, problemCount, finishedAt, requestedAt, fileNames, kind } = ended;
  const facts = [formatDate(finishedAt ?? requestedAt), ...(kind === null ? [] : [kind]), fileNames.join(', ')];
  return (
    <ImportDetails outcome={outcomeOf(ended)} facts={facts} fault={ended.fault} isOpen={isOpen}>
      {stories.length > 0 && (
        <>
          <h3 className={styles.part}>{messages.stories}</h3>
          <List>
            {stories.map((story) => (
              <StoryItem key={story.postId} story={story} />
            ))}
          </List>
          {stories.length === MOST_STORIES && (
            <ListFoot>
              <Link to={yourStoriesPath('drafts')}>{messages.moreStories}</Link>
            </ListFoot>
          )}
        </>
      )}
      {problems.length > 0 && (
        <>
          <h3 className={styles.part}>{messages.problems}</h3>
          <List>
            {problems.map(({ file, reason, postId }) => (
              <ListItem key={`${file} ${reason}`}>
                <ItemWords>
                  <p>{reason}</p>
                  {file !== '' && (
                    <ItemFacts>
                      {postId === null ? (
                        <span>{file}</span>
                      ) : (
                        <Link className={styles.link} to={postSubPath(postId, 'edit')}>
                          {file}
                        </Link>
                      )}
                    </ItemFacts>
                  )}
                </ItemWords>
              </ListItem>
            ))}
          </List>
          {problemCount > problems.length && (
            <ListFoot>{formatMessage(messages.moreProblems, { count: problemCount - problems.length })}</ListFoot>
          )}
        </>
      )}
      {ended.state === 'DONE' && problems.length === 0 && <p className={styles.facts}>{messages.noProblems}</p>}
    </ImportDetails>
  );
}

function StoryItem({ story }: { readonly story: Story }) {
  const { postId, title, isDraft, change } = story;
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <Link to={isDraft ? postSubPath(postId, 'edit') : shortPostPath(postId)}>{title || messages.untitled}</Link>
          {isDraft && <Badge>{messages.draft}</Badge>}
          {change !== 'CREATED' && <Badge>{changeTexts[change]}</Badge>}
        </ItemTitle>
      </ItemWords>
    </ListItem>
  );
}

const changeTexts = {
  UPDATED: messages.changeUpdated,
  UNCHANGED: messages.changeUnchanged,
  CONFLICT: messages.changeConflict,
} as const;

function outcomeOf({ state, tally }: OwnImport): string {
  if (state === 'CANCELLED') return messages.cancelled;
  if (state === 'FAILED' || tally === null) return messages.failed;
  const { created, updated, unchanged, conflicts, refused, pictures } = tally;
  const rest = [
    [messages.pictures, pictures],
    [messages.updated, updated],
    [messages.unchanged, unchanged],
    [messages.conflicts, conflicts],
    [messages.refused, refused],
  ] as const;
  return [
    formatMessage(messages.done, { count: created }),
    ...rest.filter(([, count]) => count > 0).map(([text, count]) => formatMessage(text, { count })),
  ].join(', ');
}
