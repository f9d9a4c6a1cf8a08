import { designMessages as messages } from '#shared/messages/design.ts';
import { canBePublished } from '#shared/design/design.schema.ts';
import { type Design, fontPairs } from '#shared/design/design.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { refuse } from '#modules/ground/story-outcome.ts';
import { designPublication } from '#modules/stories/publications/design-publication.ts';
import { isFriend } from '#modules/stories/share-links/is-friend.ts';
import { changeDesign, type DesignOutcome, noSuchDesign, otherTab } from './change-design.ts';
import { type DesignOwner, ownerTag } from './design-owner.ts';
import { selectDraft, writeDraft, writePublished } from './designs.store.ts';
import { hasColours } from './read-design.ts';
import { readDesignNow } from './read-design-edit.ts';

/** Shows readers the draft of this revision, as one version; the one before may come back. */
export function publishDesign(context: CommandContext, owner: DesignOwner, revision: number): Promise<DesignOutcome> {
  return changeDesign(context, owner, async (inside) => {
    const draft = await selectDraft(inside.database, owner);
    if (draft?.revision !== revision) return otherTab;
    return show(inside, owner, draft.draft);
  });
}

/** Shows readers again what they saw before the last version; called twice, it is undone. */
export function restoreDesign(context: CommandContext, owner: DesignOwner): Promise<DesignOutcome> {
  return changeDesign(context, owner, async (inside) => {
    const now = await readDesignNow(inside, owner);
    if (now === null || now.previous === null) return refuse('BadRequest', messages.nothingBefore);
    return show(inside, owner, now.previous);
  });
}

/** Lets the draft be what readers see: whatever was tried is given up. */
export function discardDesignDraft(context: CommandContext, owner: DesignOwner): Promise<DesignOutcome> {
  return changeDesign(context, owner, async (inside) => {
    const now = await readDesignNow(inside, owner);
    if (now === null) return noSuchDesign;
    await keepAsDraft(inside, owner, now.design);
    return { type: 'DesignChange', owner };
  });
}

async function show(inside: CommandContext, owner: DesignOwner, design: Design): Promise<DesignOutcome> {
  if (!canBePublished(design)) return refuse('BadRequest', messages.unreadable);
  if (owner.kind === 'person' && hasColours(design) && !(await isFriend(inside, owner.id))) {
    return refuse('Forbidden', messages.coloursForFriends);
  }
  const now = await readDesignNow(inside, owner);
  if (now === null) return noSuchDesign;
  await writePublished(inside.database, owner, {
    version: now.version + 1,
    published: design,
    previous: now.design,
    now: inside.clock.now(),
  });
  await keepAsDraft(inside, owner, design);
  if (owner.kind === 'publication') await designPublication(inside, owner.id, columnsOf(design));
  else await purgeTags(inside, [ownerTag(owner)]);
  return { type: 'DesignChange', owner };
}

/** A revision further, so that a tab with what was tried before notices. */
async function keepAsDraft({ database, clock }: CommandContext, owner: DesignOwner, draft: Design): Promise<void> {
  const revision = ((await selectDraft(database, owner))?.revision ?? 0) + 1;
  await writeDraft(database, owner, { revision, draft, savedAt: clock.now() });
}

const layouts = { GRID: 'grid', LIST: 'list', STREAM: 'stream' } as const;
const scales = { SMALL: 'small', MEDIUM: 'medium', LARGE: 'large' } as const;

/** What stands in the publication's own row: archives and imports know a look by it. */
function columnsOf(design: Design) {
  return {
    layout: layouts[design.layout],
    headerScale: scales[design.headerScale],
    ...(design.headerColor !== null && { headerColor: design.headerColor }),
    headingFont: fontPairs[design.fonts].heading,
    bodyFont: fontPairs[design.fonts].body,
    logoImageId: design.logoImageId,
    faviconImageId: design.faviconImageId,
  };
}
