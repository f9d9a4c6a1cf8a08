import { useRef, useState } from 'react';
import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import type { EditorInboxPageQuery } from '#web/generated/EditorInboxPageQuery.ts';
import styles from './EditorInbox.module.css';
import { fromChoices, type InboxFilter, inboxAddress, type StatusChoice, statusChoices } from './inbox-filter.ts';

type Publication = Pick<NonNullable<EditorInboxPageQuery['publication']>, 'submissionCounts' | 'submissionEditors'>;
type InboxFiltersProps = {
  readonly filter: InboxFilter;
  readonly publication: Publication;
  readonly viewerId: string | undefined;
};

/** How it stands, with how many wait so; whose it is; and who looks after it. Another choice is another address. */
export function InboxFilters({ filter, publication, viewerId }: InboxFiltersProps) {
  const { path, navigate } = useRoute();
  const { wanted, choose } = useWanted(filter, (next) => navigate(inboxAddress(path, next)));
  const statuses = statusChoices.map(({ value, label }) => {
    const count = countOf(publication, value);
    return { value, label: count === 0 ? label : formatMessage(messages.counted, { label, count }) };
  });
  const editors = publication.submissionEditors.map(({ id, name }) => ({
    value: id,
    label: id === viewerId ? formatMessage(messages.me, { name }) : name,
  }));
  const assignees = [
    { value: 'anyone', label: messages.anyone },
    { value: 'nobody', label: messages.nobody },
    ...editors.toSorted((one, other) => Number(other.value === viewerId) - Number(one.value === viewerId)),
  ];
  return (
    <search className={styles.filters} aria-label={messages.filters}>
      <SelectField
        label={messages.status}
        options={statuses}
        value={wanted.status}
        onChange={(status) => choose({ status })}
      />
      <SelectField
        label={messages.from}
        options={fromChoices}
        value={wanted.from}
        onChange={(from) => choose({ from })}
      />
      <SelectField
        label={messages.assignee}
        options={assignees}
        value={wanted.assignee}
        onChange={(assignee) => choose({ assignee })}
      />
    </search>
  );
}

/** What was chosen and the address does not say yet: who changes two filters at once means both. */
function useWanted(filter: InboxFilter, go: (next: InboxFilter) => Promise<void> | void) {
  const [wanted, setWanted] = useState<InboxFilter>();
  const latest = useRef<InboxFilter>(undefined);
  const choose = async (changes: Partial<InboxFilter>) => {
    const next = { ...(latest.current ?? filter), ...changes };
    latest.current = next;
    setWanted(next);
    await go(next);
    if (latest.current !== next) return;
    latest.current = undefined;
    setWanted(undefined);
  };
  return { wanted: wanted ?? filter, choose: (changes: Partial<InboxFilter>) => void choose(changes) };
}

/** How many wait in the states of a choice; 0 for those of which nothing is counted. */
function countOf({ submissionCounts }: Publication, choice: StatusChoice): number {
  const filter: { readonly status?: string; readonly isPending?: boolean; readonly isAnyStatus?: boolean } =
    statusChoices.find(({ value }) => value === choice)?.filter ?? {};
  if (filter.isAnyStatus === true) return 0;
  const isCounted = (status: string) => {
    if (filter.isPending === true) return status === 'OPEN' || status === 'TRIAGE';
    return filter.status === undefined || filter.status === status;
  };
  return submissionCounts.reduce((sum, { status, count }) => sum + (isCounted(status) ? count : 0), 0);
}
