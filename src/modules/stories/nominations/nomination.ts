import type { NominationError } from '#shared/nominations/nomination-rules.ts';
import { boostMessages as messages } from '#shared/messages/boosts.ts';
import type { BadRequest, Conflict, NotFound } from '#modules/ground/refusals.ts';
import type { BoostState } from './nominations.tables.ts';

/** Everything that was nominated of one story, and who approved it. */
export type BoostCase = {
  readonly id: string;
  readonly storyId: string;
  readonly state: BoostState;
  readonly openedAt: Date;
  readonly decidedAt: Date | null;
  readonly boostedUntil: Date | null;
  readonly authorIds: readonly string[];
  readonly publishedAt: Date | null;
  readonly nominatorIds: readonly string[];
  readonly approverIds: readonly string[];
};

const votersOf = (condition: string) => `array(
    select v.curator_id from boost_vote v where v.case_id = c.id and ${condition} order by v.created_at, v.curator_id)`;

/** Of `boost_case c join story s`. */
export const CASE_COLUMNS = `
  c.id, c.story_id as "storyId", c.state, c.opened_at as "openedAt", c.decided_at as "decidedAt",
  c.boosted_until as "boostedUntil", s.author_ids as "authorIds", s.first_published_at as "publishedAt",
  array(select n.curator_id from nomination n where n.case_id = c.id order by n.created_at, n.id) as "nominatorIds",
  ${votersOf('v.is_approval')} as "approverIds"`;

/** What one curator said for a story. */
export type Nomination = {
  readonly id: string;
  readonly curatorId: string;
  readonly storyId: string;
  readonly caseId: string;
  readonly reason: string;
  readonly createdAt: Date;
};

export const NOMINATION_COLUMNS = `
  n.id, n.curator_id as "curatorId", n.story_id as "storyId", n.case_id as "caseId", n.reason,
  n.created_at as "createdAt"`;

export type NominationRefusal = {
  readonly type: 'NominationRefusal';
  readonly code: NominationError;
  readonly message: string;
};

export function nominationRefused(code: NominationError, message: string = messages.refusals[code]): NominationRefusal {
  return { type: 'NominationRefusal', code, message };
}

type ChangedCase = BoostCase & { readonly type: 'BoostCase' };

export type NominateOutcome = ChangedCase | NominationRefusal | BadRequest;
export type DecideOutcome = NominateOutcome | Conflict | NotFound;

export function changedCase(boostCase: BoostCase): ChangedCase {
  return { ...boostCase, type: 'BoostCase' };
}
