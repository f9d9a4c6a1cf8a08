import { libraryMessages as messages } from '#shared/messages/library.ts';
import { ActionIcon } from '#web/design/ActionIcon.tsx';
import { IconButton } from '#web/design/Button.tsx';
import type { SavedState } from './saved-states.ts';
import { useSaving } from './use-saving.ts';

type SaveButtonProps = {
  readonly story: { readonly id: string; readonly title: string };
  /** Where the page brings it along. */
  readonly state?: SavedState;
  /** `s` presses it where the story itself is on the screen. */
  readonly shortcut?: 's';
};

/** One click saves a story to the Reading list, another takes it out. */
export function SaveButton({ story, state, shortcut }: SaveButtonProps) {
  const { isSaved, toggle } = useSaving(story, state);
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
