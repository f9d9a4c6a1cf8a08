import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import {
  navigationFaultMessages,
  publicationNavigationMessages as messages,
} from '#shared/messages/publication-navigation.ts';
import { publicationSettingsMessages } from '#shared/messages/publication-settings.ts';
import {
  findNavigationFault,
  type NavigationEntry,
  trimNavigationEntry,
} from '#shared/publications/navigation-rules.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useUnsaved } from '#web/app/router/use-unsaved.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { UpdateCollectionNavigationDocument } from '#web/generated/UpdateCollectionNavigation.ts';

/** An item of the form: the key stays when it moves, so that whoever moves it keeps the focus. */
export type NavigationRow = NavigationEntry & { readonly key: number };
type Publication = NonNullable<PublicationSettingsPageQuery['publication']>;
type Fault = { readonly at: number | null; readonly message: string };

/** The items of a bar while they are arranged; nothing is kept before they are saved. */
export function useNavigation(publication: Publication) {
  const { url } = use(SiteContext);
  const [rows, setRows] = useState<readonly NavigationRow[]>(() =>
    publication.navigationItems.map(({ destination, title, value }, key) => ({
      key,
      destination,
      title,
      // People know a story by its address, not by the id that is kept.
      value: destination === 'POST' && value !== null ? url + shortPostPath(value) : (value ?? ''),
    })),
  );
  const [saved, setSaved] = useState(rows);
  useUnsaved(!isSameJson(rows, saved));
  const [fault, setFault] = useState<Fault>();
  const [spoken, setSpoken] = useState('');
  const change = useChange(UpdateCollectionNavigationDocument);

  const set = (next: readonly NavigationRow[]) => {
    change.clear();
    setFault(undefined);
    setRows(next);
  };
  const edit = (at: number, changes: Partial<NavigationEntry>) =>
    set(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
    set([...rows, { key, destination: 'LATEST', title: '', value: '' }]);
  };
  const remove = (at: number) => {
    set(rows.filter((_row, index) => index !== at));
    setSpoken(formatMessage(messages.removed, { title: rows[at]?.title || messages.unnamed }));
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length || to === from) return;
    set(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    const title = row.title || messages.unnamed;
    setSpoken(formatMessage(messages.moved, { title, place: to + 1, count: rows.length }));
  };
  const save = async () => {
    const entries = rows.map(trimNavigationEntry);
    const found = findNavigationFault(entries);
    setFault(found && { at: found.at, message: navigationFaultMessages[found.fault] });
    if (found !== undefined) return;
    const opened = saved.map(trimNavigationEntry);
    const { done, failure } = await change.send({ input: { collectionId: publication.id, items: entries, opened } });
    setFault(faultOf(failure?.refusal));
    if (done === undefined) return;
    setSaved(rows);
    void showToast({ message: publicationSettingsMessages.saved, testId: 'navigation-saved' });
  };
  const isBusy = change.isRunning;
  return {
    rows,
    fault,
    spoken,
    isBusy,
    error: fault === undefined ? change.error : undefined,
    edit,
    add,
    remove,
    move,
    save,
  };
}

function faultOf(refusal: object | undefined): Fault | undefined {
  if (refusal === undefined || !('at' in refusal) || !('message' in refusal)) return undefined;
  return { at: typeof refusal.at === 'number' ? refusal.at : null, message: String(refusal.message) };
}
