import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { DraftVersionsQueryDocument } from '#web/generated/DraftVersionsQuery.ts';
import { formatMoment } from './format-moment.ts';
import styles from './Versions.module.css';

const PAGE = 20;
const kinds = {
  SAVED: messages.saved,
  PUBLISHED: messages.published,
  RESTORED: messages.restored,
  MERGED: messages.merged,
} as const;

type VersionListProps = {
  readonly postId: string;
  /** Where this part of the list begins; undefined for the newest. */
  readonly to: string | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (versionId: string) => void;
  readonly onOlder: (to: string) => void;
  /** Whether no older part follows yet. */
  readonly isLast: boolean;
};

/** One part of the list of versions, the newest first. */
export function VersionList({ postId, to, chosen, onChoose, onOlder, isLast }: VersionListProps) {
  const { data } = useQuery(DraftVersionsQueryDocument, { variables: { postId, paging: { limit: PAGE, to } } });
  const versions = data?.draftVersions;
  const next = versions?.pagingInfo.next;
  if (versions?.items.length === 0) return <p className={styles.note}>{messages.none}</p>;
  return (
    <>
      {versions?.items.map(({ id, kind, createdAt, createdBy, wordCount }) => (
        <button
          key={id}
          type="button"
          className={styles.version}
          aria-current={id === chosen}
          onClick={() => onChoose(id)}
        >
          {formatMoment(createdAt)}
          <span>
            {kinds[kind]} {createdBy === null ? '' : formatMessage(messages.by, { name: createdBy.name })}
          </span>
          <span>{formatMessage(messages.words, { count: wordCount })}</span>
        </button>
      ))}
      {isLast && next && (
        <Button look="plain" size="small" onClick={() => onOlder(next)}>
          {messages.older}
        </Button>
      )}
    </>
  );
}
