import type { Publisher } from '#web/generated/fragments.ts';
import type { Faults } from './form-faults.ts';
import type { PublishForm } from './publish-form.ts';

/** What each group of fields is given. */
export type FieldProps = {
  readonly form: PublishForm;
  readonly change: (part: Partial<PublishForm>) => void;
  readonly faults: Faults;
};

/** A publication that the viewer may put a story into. */
export type PublicationChoice = { readonly id: string; readonly name: string };

/** Those that the viewer owns or edits, and the one that the story is in already. */
export function publicationChoices(
  publisher: Publisher | null | undefined,
  current: PublicationChoice | null,
): readonly PublicationChoice[] {
  const own = (publisher?.publications ?? []).filter(
    ({ viewerEdge }) => viewerEdge.viewerStaffRole === 'OWNER' || viewerEdge.viewerStaffRole === 'EDITOR',
  );
  const isKnown = current === null || own.some(({ id }) => id === current.id);
  return [...(isKnown ? [] : [current]), ...own];
}
