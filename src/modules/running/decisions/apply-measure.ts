import { asProgram, type CommandContext } from '#modules/ground/command-context.ts';
import { forgetPriorSuspension } from '#modules/identity/accounts/forget-prior-suspension.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { loadResponses } from '#modules/reading/responses/load-responses.ts';
import { releaseStory, withholdStory } from '#modules/stories/stories/withhold-story.ts';
import { hideTarget } from '#modules/running/reports/hide-target.ts';
import type { Measure } from '#shared/moderation/measures.ts';
import type { DecisionTarget, Sanction } from './decision.ts';

/** What there was before, as undoing needs it: nothing more is ever put back. */
export type Before = {
  readonly state?: string;
  readonly isHiddenAlready?: boolean;
  readonly pinnedAt?: string | null;
  readonly countries?: readonly string[];
};

/**
 * Does what a measure does at once and answers what there was before; undefined where it cannot be. What limits and
 * what ends earnings is the decision itself, which lists and reads of members ask for (rule 231).
 */
export async function applyMeasure(
  inside: CommandContext,
  target: DecisionTarget,
  { measure, countries = [], facts }: Sanction,
): Promise<Before | undefined> {
  switch (measure) {
    case 'warn':
    case 'limit':
    case 'demonetise':
      return {};
    case 'suspend':
      return suspend(inside, target.id);
    case 'withhold': {
      const program = asProgram(inside);
      const added = await withholdStory(program, { storyId: target.id, countries, reason: facts });
      return added && { countries: added };
    }
    case 'hide':
      return hide(inside, target);
  }
}

async function suspend(inside: CommandContext, personId: string): Promise<Before | undefined> {
  const state = await lockState(inside, personId);
  if (state !== 'active' && state !== 'deactivated') return undefined;
  await setPersonState(inside, personId, 'suspended');
  return { state };
}

async function hide(inside: CommandContext, { kind, id }: DecisionTarget): Promise<Before | undefined> {
  if (kind !== 'post' && kind !== 'response') return undefined;
  if (kind === 'post') return (await hideTarget(inside, { kind, id }, true)) ? {} : undefined;
  const [response] = await loadResponses(inside.database, [id]);
  if (response === undefined || response.deletedAt !== null) return undefined;
  // Hidden by who tends the place, it stays hidden when the decision is undone.
  if (response.hiddenAt !== null) return { isHiddenAlready: true };
  await hideTarget(inside, { kind, id }, true);
  return { pinnedAt: response.pinnedAt?.toISOString() ?? null };
}

/** Puts back what a measure changed, and nothing that others changed since. */
export async function undoMeasure(
  inside: CommandContext,
  target: DecisionTarget,
  { measure, before }: { readonly measure: Measure; readonly before: Before },
): Promise<void> {
  switch (measure) {
    case 'warn':
    case 'limit':
    case 'demonetise':
      return;
    case 'suspend':
      return unsuspend(inside, target.id);
    case 'withhold':
      if (before.countries !== undefined && before.countries.length > 0) {
        await releaseStory(asProgram(inside), { storyId: target.id, countries: before.countries });
      }
      return;
    case 'hide': {
      const { kind, id } = target;
      if (before.isHiddenAlready === true || (kind !== 'post' && kind !== 'response')) return;
      await hideTarget(inside, { kind, id }, false, before.pinnedAt ? new Date(before.pinnedAt) : null);
    }
  }
}

const CLOSED = 'select 1 from account_closure where person_id = $1';

/** Who closed their account meanwhile stays hidden until they sign in, and is not suspended then. */
async function unsuspend(inside: CommandContext, personId: string): Promise<void> {
  const state = await lockState(inside, personId);
  if (state === 'deactivated') await forgetPriorSuspension(asProgram(inside), personId);
  if (state !== 'suspended') return;
  const isClosed = (await inside.database.query('moderation_closed', CLOSED, [personId])).length > 0;
  await setPersonState(inside, personId, isClosed ? 'deactivated' : 'active');
}

const LOCK = 'select state from person where id = $1 for update';

async function lockState({ database }: CommandContext, personId: string): Promise<string | undefined> {
  const [person] = await database.query<{ state: string }>('decision_lock_person', LOCK, [personId]);
  return person?.state;
}
