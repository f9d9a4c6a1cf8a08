import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import { forbidden, notFound } from '#modules/ground/refusals.ts';
import type { AdminUser } from './read-admin-user.ts';

/** What a change to an account by staff comes to. */
export type ModerationOutcome =
  | { readonly type: 'AdminUser'; readonly personId: string }
  | { readonly type: 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound'; readonly message: string };

/** The account as it is after the change, or why nothing changed. */
export type ModeratedUser = AdminUser | Exclude<ModerationOutcome, { readonly type: 'AdminUser' }>;

export const changed = (personId: string): ModerationOutcome => ({ type: 'AdminUser', personId });

export const conflict = (message: string): ModerationOutcome => ({ type: 'Conflict', message });

export const refused: ModerationOutcome = forbidden(graphErrorMessages.forbidden);

export const nobody: ModerationOutcome = notFound(messages.nobody);
