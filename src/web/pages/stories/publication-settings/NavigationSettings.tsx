import { type SubmitEvent, useEffect, useRef } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationNavigationMessages as messages } from '#shared/messages/publication-navigation.ts';
import { publicationSettingsMessages } from '#shared/messages/publication-settings.ts';
import { navigationLimits } from '#shared/publications/navigation-rules.ts';
import { Button } from '#web/design/Button.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import orderStyles from '#web/parts/handle/Order.module.css';
import { useDragOrder } from '#web/parts/handle/use-drag-order.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { NavigationItemFields } from './NavigationItemFields.tsx';
import { useNavigation } from './use-navigation.ts';

/** `/{slug}/settings/navigation`: what stands in the bar of a publication, and in which order (PUB-7). */
export function NavigationSettings({ publication }: ManagementProps<PublicationSettingsPageQuery>) {
  const { rows, fault, spoken, isBusy, error, edit, add, remove, move, save } = useNavigation(publication);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const drag = useDragOrder(list, move);
  useEffect(() => {
    if (fault !== undefined && fault.at !== null) focusRow(list.current, fault.at);
  }, [fault]);
  const count = rows.length;
  const counted = useRef(count);
  const removed = useRef(0);
  useEffect(() => {
    if (count > counted.current) focusRow(list.current, count - 1);
    if (count < counted.current)
      (toolOf(list.current, Math.min(removed.current, count - 1)) ?? adding.current)?.focus();
    counted.current = count;
  }, [count]);
  const isFull = rows.length >= navigationLimits.mostItems;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <Note>
          {messages.hint} {formatMessage(messages.counted, { count, most: navigationLimits.mostItems })}
        </Note>
        {rows.length === 0 && <EmptyText text={messages.empty} />}
        <ol className={orderStyles.items} ref={list}>
          {rows.map((row, at) => (
            <li key={row.key} className={orderStyles.item} {...drag.marks(at)}>
              <NavigationItemFields
                row={row}
                publication={publication}
                fault={fault?.at === at ? fault.message : undefined}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onChange={(changes) => edit(at, changes)}
                onDragStart={(event) => drag.start(event, at)}
                onMove={(by) => move(at, at + by)}
                onRemove={() => {
                  removed.current = at;
                  remove(at);
                }}
              />
            </li>
          ))}
        </ol>
        <VisuallyHidden>
          <output>{spoken}</output>
        </VisuallyHidden>
        <p className={formStyles.error} role="alert">
          {fault?.at === null ? fault.message : error}
        </p>
        <FormButtons>
          <Button ref={adding} look="outlined" aria-disabled={isFull} onClick={() => isFull || add()}>
            {messages.add}
          </Button>
          <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {publicationSettingsMessages.save}
          </Button>
        </FormButtons>
      </form>
    </ManagementFrame>
  );
}

/** To the title of an item, which brings it into the window too. */
function focusRow(list: HTMLElement | null, at: number): void {
  list?.children[at]?.querySelector('input')?.focus();
}

/** The first button of an item: where the next one goes on once the one before it is removed. */
function toolOf(list: HTMLElement | null, at: number): HTMLButtonElement | null | undefined {
  return list?.children[at]?.querySelector('button');
}
