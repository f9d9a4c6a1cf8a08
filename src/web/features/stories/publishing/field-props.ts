import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { underwayOf } from '#web/features/stories/submission-status/own-submission.ts';
import type { Publisher, SubmittablePost } from '#web/generated/fragments.ts';
import type { Faults } from './form-faults.ts';
import type { PublishForm } from './publish-form.ts';

/** What each group of fields is given. */
export type FieldProps = {
  readonly form: PublishForm;
  readonly change: (part: Partial<PublishForm>) => void;
  readonly faults: Faults;
};

/** A publication that the viewer may put a story into. */
export type PublicationChoice = {
  readonly id: string;
  readonly name: string;
  /** Where its editors are asked first: where the story is handed in to it. */
  readonly handInSlug?: string;
};

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

/** Those that the viewer writes for, whose editors read a story first; not the one that approved it. */
export function handInChoices(publisher: Publisher, known: readonly PublicationChoice[]): readonly PublicationChoice[] {
  return publisher.publications
    .filter(({ id, viewerEdge }) => viewerEdge.viewerStaffRole === 'WRITER' && known.every((one) => one.id !== id))
    .map(({ id, name, slug }) => ({
      id,
      name: formatMessage(messages.publicationAfterReview, { name }),
      handInSlug: slug,
    }));
}

/** The publication that approved a story and left it to its writer to bring it there. */
export function approvedBy(post: SubmittablePost): PublicationChoice | null {
  const submission = underwayOf(post);
  return submission?.status === 'ACCEPTED' ? submission.collection : null;
}
