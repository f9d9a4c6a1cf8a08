import { libraryMessages as messages } from '#shared/messages/library.ts';
import { ActionIcon } from '#web/design/ActionIcon.tsx';
import { IconButton } from '#web/design/Button.tsx';
import { useSaving } from './use-saving.ts';

type SaveButtonProps = {
  readonly story: { readonly id: string; readonly title: string };
  /** `s` presses it where the story itself is on the screen. */
  readonly shortcut?: 's';
};

/** One click saves a story to the Reading list, another takes it out. */
export function SaveButton({ story, shortcut }: SaveButtonProps) {
  const { isSaved, toggle } = useSaving(story);
  return (
    <IconButton
      label={isSaved ? messages.unsave : messages.save}
      aria-pressed={isSaved}
      aria-keyshortcuts={shortcut}
      data-testid="save"
      data-save
      onClick={() => void toggle()}
    >
      <ActionIcon name="bookmark" size={20} isFilled={isSaved} />
    </IconButton>
  );
}
