import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { type DecisionTargetKind, measuresOf } from '#shared/moderation/measures.ts';
import type { AdminAppealRow } from '#web/generated/fragments.ts';

type WireKind = AdminAppealRow['decision']['targetKind'];

const KINDS: Readonly<Record<WireKind, DecisionTargetKind>> = {
  POST: 'post',
  USER: 'user',
  RESPONSE: 'response',
  CATALOG: 'catalog',
  COLLECTION: 'collection',
};
const WIRE = {
  warn: 'WARN',
  limit: 'LIMIT',
  demonetise: 'DEMONETISE',
  hide: 'HIDE',
  withhold: 'WITHHOLD',
  suspend: 'SUSPEND',
} as const;

/** What may be decided about a kind of thing, as choices, from the mildest on. */
export function fitting(kind: WireKind) {
  return measuresOf(KINDS[kind]).map((measure) => {
    const value = WIRE[measure];
    return { value, label: messages.measures[value] };
  });
}
