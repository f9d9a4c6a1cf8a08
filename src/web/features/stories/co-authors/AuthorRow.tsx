import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { PersonName } from '#web/generated/fragments.ts';
import { RemoveCoAuthorDocument } from '#web/generated/RemoveCoAuthor.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import styles from '#web/parts/list/PartyRows.module.css';

type AuthorRowProps = {
  readonly postId: string;
  readonly person: PersonName;
  /** Who began the story, whose name stays. */
  readonly isCreator: boolean;
  readonly isSelf: boolean;
  readonly canChange: boolean;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
};

/** One name of a byline: moved among the others, and taken out after a question. */
export function AuthorRow(props: AuthorRowProps) {
  const { postId, person, isCreator, isSelf, canChange, onUp, onDown } = props;
  const { name, username } = person;
  const { navigate } = useRoute();
  const dialog = useDialog();
  const change = useChange(RemoveCoAuthorDocument);
  const remove = async () => {
    const done = await change.run({ postId, userId: person.id });
    if (done === undefined) return undefined;
    void showToast({ message: isSelf ? messages.left : formatMessage(messages.removed, { name }) });
    if (isSelf) void navigate(buildPath('ShowYourStories'));
    return done;
  };
  return (
    <li className={styles.row} data-author={username}>
      <NamedAvatar name={name} imageId={person.imageId} size="S" />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={personPath(username)} dir="auto">
            {name}
          </Link>
        </p>
        <p className={styles.remark}>
          @{username}
          {isCreator && ` · ${messages.creator}`}
        </p>
      </div>
      <div className={styles.tools}>
        {onUp && (
          <Button look="plain" size="small" aria-label={formatMessage(messages.moveUp, { name })} onClick={onUp}>
            <span aria-hidden="true">↑</span>
          </Button>
        )}
        {onDown && (
          <Button look="plain" size="small" aria-label={formatMessage(messages.moveDown, { name })} onClick={onDown}>
            <span aria-hidden="true">↓</span>
          </Button>
        )}
        {!isCreator && (canChange || isSelf) && (
          <Button
            look="outlined"
            size="small"
            aria-label={isSelf ? undefined : formatMessage(messages.removeNamed, { name })}
            onClick={dialog.open}
          >
            {isSelf ? messages.leave : messages.remove}
          </Button>
        )}
      </div>
      <ConfirmDialog
        dialog={dialog}
        title={isSelf ? messages.leaveTitle : formatMessage(messages.removeTitle, { name })}
        submitLabel={isSelf ? messages.leave : messages.remove}
        change={change}
        onConfirm={remove}
        isDanger
      >
        {isSelf ? messages.leaveText : messages.removeText}
      </ConfirmDialog>
    </li>
  );
}
