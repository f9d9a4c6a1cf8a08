import { listRules, type ListFault } from '#shared/lists/list-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { listChangeMessages as messages } from '#shared/messages/list-changes.ts';
import type { Busy } from '#modules/ground/busy.ts';
import { type BadRequest, badRequest, notFound } from '#modules/ground/refusals.ts';

type NotFound = { readonly type: 'NotFound'; readonly message: string };

/** Why a change to a list is not made, with the sentence to show. */
export type ListRefusal = BadRequest | NotFound | Busy;

/** What a change to a list comes to. */
export type ListOutcome = { readonly type: 'Catalog'; readonly listId: string } | ListRefusal;

export const listNotFound: NotFound = notFound(messages.listNotFound);
export const itemNotFound: NotFound = notFound(messages.itemNotFound);
export const storyNotFound: NotFound = notFound(messages.storyNotFound);
export const cannotChange: BadRequest = badRequest(messages.cannotChange);

const { mostName, mostDescription, mostNote, mostItems, mostLists } = listRules;

export const tooManyLists: BadRequest = badRequest(formatMessage(messages.tooManyLists, { most: mostLists }));
export const listFull: BadRequest = badRequest(formatMessage(messages.listFull, { most: mostItems }));
export const readingListFull: BadRequest = badRequest(formatMessage(messages.readingListFull, { most: mostItems }));

/** The sentence about a text that cannot be kept. */
export function refuseText(fault: ListFault): BadRequest {
  switch (fault) {
    case 'nameMissing':
      return badRequest(messages.nameMissing);
    case 'nameTooLong':
      return badRequest(formatMessage(messages.nameTooLong, { most: mostName }));
    case 'descriptionTooLong':
      return badRequest(formatMessage(messages.descriptionTooLong, { most: mostDescription }));
    case 'noteTooLong':
      return badRequest(formatMessage(messages.noteTooLong, { most: mostNote }));
  }
}
