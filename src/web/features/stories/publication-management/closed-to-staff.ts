import { mayInPublication, type PublicationRight } from '#shared/publications/rights.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationClosingMessages as closings } from '#shared/messages/publication-closings.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { isHeldWhileUndoable } from '#shared/publications/transfer-rules.ts';
import type { PageOutcome } from '#web/app/page-definition.ts';
import type { ManagedPublication } from '#web/generated/fragments.ts';

export type RightAsked = Exclude<keyof ManagedPublication['viewerCan'], '__typename'>;
export type ClosedPage = { readonly title: string; readonly text: string };

/** As the schema spells them, as the table does. */
const spellings = {
  submitStories: 'submit stories',
  editSettings: 'edit settings',
  manageStaff: 'manage staff',
  arrangeStories: 'arrange stories',
  readActivity: 'read activity',
  readStats: 'read stats',
  decideSubmissions: 'decide submissions',
  runNewsletters: 'run newsletters',
  design: 'design',
  connectDomain: 'connect domain',
  transfer: 'transfer',
  archive: 'archive',
  delete: 'delete',
} as const satisfies Readonly<Record<RightAsked, PublicationRight>>;

const roles = { OWNER: 'owner', EDITOR: 'editor', WRITER: 'writer' } as const;

/**
 * Why a page of the staff is closed to who is on it, or was (rule 291); undefined for everybody else, to whom there is
 * no such page.
 */
export function whyClosed(publication: ManagedPublication, right: RightAsked): ClosedPage | undefined {
  const { name, isArchived, viewerMembership, viewerWasOnStaff } = publication;
  if (viewerMembership === null) {
    if (!viewerWasOnStaff) return undefined;
    return { title: formatMessage(messages.formerTitle, { name }), text: messages.formerText };
  }
  if (isArchived) {
    const text = viewerMembership.role === 'OWNER' ? messages.archivedOwnerText : messages.archivedText;
    return { title: formatMessage(closings.archivedNow, { name }), text };
  }
  const asked = spellings[right];
  if (mayInPublication(roles[viewerMembership.role], asked)) {
    const isHeld = isHeldWhileUndoable(asked) && publication.viewerCan.editSettings;
    return isHeld ? { title: messages.closedTitle, text: formatMessage(messages.heldText, { name }) } : undefined;
  }
  const text = mayInPublication('editor', asked) ? messages.editorsOnly : messages.ownerOnly;
  return { title: messages.closedTitle, text: formatMessage(text, { name }) };
}

/** To programs a page that is closed is not there. */
export function closedOutcome(why: ClosedPage | undefined): PageOutcome {
  if (why === undefined) return { kind: 'notFound' };
  return { kind: 'show', status: 404, robots: 'noindex', isCacheable: false };
}
