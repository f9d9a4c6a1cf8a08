import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { severalStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { Button } from '#web/design/Button.tsx';
import { SelectionBar } from '#web/features/stories/selection/SelectionBar.tsx';
import type { Selection } from '#web/features/stories/selection/use-selection.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { FormPoints, FormText } from '#web/parts/form/Form.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import type { ManagedPublication, PublicationStory } from '#web/generated/fragments.ts';
import type { CollectionPostsFilter } from '#web/generated/PublicationStoriesPageQuery.ts';
import type { ChosenSection, Several } from './use-several.ts';

type SeveralBarProps = {
  readonly selection: Selection<PublicationStory>;
  readonly several: Several;
  readonly publication: ManagedPublication;
  readonly filter: CollectionPostsFilter;
  readonly sections: readonly ChosenSection[];
};

/** What can be done with all stories that are chosen; what others would miss is asked first. */
export function SeveralBar({ selection, several, publication, filter, sections }: SeveralBarProps) {
  const { name } = publication;
  const { run, isBusy, change } = several;
  const count = selection.selected.size;
  const [removing, adding] = [useDialog(), useDialog()];
  const [sectionId, setSectionId] = useState('');
  const section = sections.find(({ id }) => id === sectionId) ?? sections[0];
  // Nobody but those who have its link finds the others, so they are shown nowhere.
  const isListed = filter === 'PUBLISHED' || filter === 'FEATURED';
  const press = (act: () => unknown) => () => {
    change.clear();
    if (!isBusy) act();
  };
  const button = (label: string, act: () => unknown) => (
    <Button look="outlined" size="small" aria-disabled={isBusy} onClick={press(act)}>
      {label}
    </Button>
  );
  const entry = (label: string, act: () => unknown) => <MenuAction onChoose={press(act)}>{label}</MenuAction>;
  return (
    <>
      <SelectionBar
        selection={selection}
        more={
          isListed ? (
            <>
              {filter === 'PUBLISHED' && entry(messages.unfeature, () => run('UNFEATURE'))}
              {sections.length > 0 && entry(messages.addTo, adding.open)}
              <MenuAction isDanger onChoose={press(removing.open)}>
                {messages.remove}
              </MenuAction>
            </>
          ) : undefined
        }
      >
        {filter === 'PUBLISHED' && button(messages.feature, () => run('FEATURE'))}
        {filter === 'FEATURED' && button(messages.unfeature, () => run('UNFEATURE'))}
        {!isListed && button(messages.remove, removing.open)}
      </SelectionBar>
      <ConfirmDialog
        dialog={removing}
        title={formatMessage(messages.removeTitle, { count, name })}
        submitLabel={messages.remove}
        change={change}
        onConfirm={() => run('REMOVE')}
        isDanger
      >
        <FormPoints points={filter === 'SCHEDULED' ? messages.removeScheduledPoints : messages.removePoints} />
      </ConfirmDialog>
      {section !== undefined && (
        <ConfirmDialog
          dialog={adding}
          title={formatMessage(messages.addToTitle, { count })}
          submitLabel={messages.add}
          change={change}
          onConfirm={() => run('ADD_TO_SECTION', section)}
        >
          <SelectField
            label={messages.page}
            options={sections.map(({ id, title }) => ({ value: id, label: title }))}
            value={section.id}
            onChange={setSectionId}
          />
          <FormText>{messages.addToHint}</FormText>
        </ConfirmDialog>
      )}
    </>
  );
}
