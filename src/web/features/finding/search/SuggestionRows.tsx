import { searchMessages as messages } from '#shared/messages/search.ts';
import { Link } from '#web/app/router/Link.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { group as groupRole, option, presentation } from './listbox-roles.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './SearchPopover.module.css';
import type { SuggestionGroup } from './suggestion.ts';
import type { SuggestionKind } from './suggestion-requests.ts';

const headings: Readonly<Record<SuggestionKind, string>> = {
  post: messages.stories,
  author: messages.writers,
  user: messages.people,
  collection: messages.publications,
  tag: messages.topics,
  catalog: messages.lists,
};

type SuggestionRowsProps = {
  readonly group: SuggestionGroup;
  /** Place of its first suggestion among all. */
  readonly first: number;
  readonly headingId: string;
  readonly optionId: (index: number) => string;
  readonly at: number;
  readonly onPlace: (at: number) => void;
  /** With the 1-based position in the group. */
  readonly onChoose: (position: number) => void;
};

/** The suggestions of one kind below their heading. */
export function SuggestionRows(props: SuggestionRowsProps) {
  const { group, first, headingId, optionId, at, onPlace, onChoose } = props;
  return (
    <div {...groupRole} aria-labelledby={headingId}>
      <p className={styles.heading} id={headingId} {...presentation}>
        {headings[group.kind]}
      </p>
      {group.suggestions.map((suggestion, index) => {
        const { id, to, name, detail, imageId } = suggestion;
        const words = name.map(({ text }) => text).join('');
        return (
          <Link
            key={id}
            id={optionId(first + index)}
            className={styles.row}
            to={to}
            {...option(first + index === at)}
            onPointerMove={() => onPlace(first + index)}
            onClick={() => onChoose(index + 1)}
          >
            {imageId !== undefined && (
              <NamedAvatar
                name={words}
                imageId={imageId}
                size="XXS"
                shape={group.index === 'collection' ? 'square' : 'round'}
              />
            )}
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                <MarkedText parts={name} />
              </span>
              {detail !== '' && (
                <span className={styles.detail} dir="auto">
                  {detail}
                </span>
              )}
            </span>
          </Link>
        );
      })}
    </div>
  );
}
