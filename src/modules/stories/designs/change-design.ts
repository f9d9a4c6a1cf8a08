import { designMessages as messages } from '#shared/messages/design.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Design } from '#shared/design/design.ts';
import { readDesign } from '#shared/design/design.schema.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { loadImages } from '#modules/ground/media/load-images.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import type { DesignOwner } from './design-owner.ts';
import { canDesign } from './designs.policy.ts';
import { lockDesign, selectDraft, writeDraft } from './designs.store.ts';

/** Own judgement: a change of mind every second and a half, for an hour. */
const RULE = { most: 2_400, windowSeconds: 3_600 } as const;

export type DesignChanged = { readonly type: 'DesignChange'; readonly owner: DesignOwner };

export type DesignOutcome = DesignChanged | Refusal<'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound'> | Busy;

export const noSuchDesign = refuse('NotFound', graphErrorMessages.notFound);
export const otherTab = refuse('Conflict', messages.otherTab);

type GivenOwner = { readonly collectionId?: string | null | undefined; readonly userId?: string | null | undefined };

/** Whom somebody names; nobody, whose design is never found, where it is not exactly one. */
export function ownerOf({ collectionId = null, userId = null }: GivenOwner): DesignOwner {
  if (collectionId !== null && userId !== null) return { kind: 'person', id: '' };
  return collectionId === null ? { kind: 'person', id: userId ?? '' } : { kind: 'publication', id: collectionId };
}

/** Keeps what somebody tries, apart from what readers see; refused where another tab or editor saved meanwhile. */
export async function saveDesignDraft(
  context: CommandContext,
  owner: DesignOwner,
  given: { readonly baseRevision: number; readonly design: unknown },
): Promise<DesignOutcome> {
  return changeDesign(context, owner, async (inside) => {
    const design = readDesign(owner.kind, given.design);
    if (design === undefined) return refuse('BadRequest', messages.invalid);
    if (!(await areTherePictures(inside, design))) return refuse('BadRequest', messages.pictureMissing);
    const { database, clock } = inside;
    const revision = (await selectDraft(database, owner))?.revision ?? 0;
    if (revision !== given.baseRevision) return otherTab;
    await writeDraft(database, owner, { revision: revision + 1, draft: design, savedAt: clock.now() });
    return { type: 'DesignChange', owner };
  });
}

/** One change at a time, by who may; to everybody else there is no such design. */
export async function changeDesign(
  context: CommandContext,
  owner: DesignOwner,
  change: (inside: CommandContext) => Promise<DesignOutcome>,
): Promise<DesignOutcome> {
  const { viewer } = context;
  if (!canDesign(viewer, owner)) return noSuchDesign;
  const taken = await takeOperation(context, 'change design', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside) =>
    (await lockDesign(inside.database, owner)) ? change(inside) : noSuchDesign,
  );
}

async function areTherePictures({ database }: CommandContext, design: Design): Promise<boolean> {
  const ids = new Set([design.logoImageId, design.heroImageId, design.faviconImageId].filter((id) => id !== null));
  return ids.size === 0 || (await loadImages(database, [...ids])).length === ids.size;
}
