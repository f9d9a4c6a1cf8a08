import { type Design, defaultDesign } from '#shared/design/design.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';
import { isFriend } from '#modules/stories/share-links/is-friend.ts';
import type { DesignOwner } from './design-owner.ts';
import { selectDraft, selectPublished } from './designs.store.ts';
import { writePreviewKey } from './preview-key.ts';
import { designAsImported } from './read-design.ts';

export type DesignEdit = {
  readonly owner: DesignOwner;
  readonly draft: Design;
  readonly published: Design;
  /** Of the draft: 0 where nothing was ever drafted. */
  readonly revision: number;
  /** Of what readers see: 0 where nobody designed it. */
  readonly version: number;
  /** Whether what readers saw before may come back. */
  readonly canRestore: boolean;
  /** Whether its colours are shown to readers. */
  readonly canHaveColours: boolean;
  readonly savedAt: Date | null;
  readonly previewKey: string;
};

type Reading = Pick<CommandContext, 'database' | 'clock' | 'secrets'>;

/** Everything that the editor of a design starts from; null where there is no such publication or person. */
export async function readDesignEdit(
  context: Reading,
  owner: DesignOwner,
  personId: string,
): Promise<DesignEdit | null> {
  const { database, clock, secrets } = context;
  const now = await readDesignNow(context, owner);
  if (now === null) return null;
  const draft = await selectDraft(database, owner);
  return {
    owner,
    published: now.design,
    draft: draft?.draft ?? now.design,
    revision: draft?.revision ?? 0,
    version: now.version,
    canRestore: now.previous !== null,
    canHaveColours: owner.kind === 'publication' || (await isFriend(context, owner.id)),
    savedAt: draft?.savedAt ?? null,
    previewKey: writePreviewKey(secrets, { owner, personId }, clock.now()),
  };
}

type DesignNow = { readonly design: Design; readonly version: number; readonly previous: Design | null };

/** What readers see now; null where there is no such publication or person. */
export async function readDesignNow(
  { database }: Pick<Reading, 'database'>,
  owner: DesignOwner,
): Promise<DesignNow | null> {
  const found = await selectPublished(database, owner);
  const { version = 0, previous = null } = found ?? {};
  if (owner.kind === 'person') return { design: found?.published ?? defaultDesign('person'), version, previous };
  const [publication] = await loadPublications(database, [owner.id]);
  if (publication === undefined) return null;
  if (found !== undefined) return { design: found.published, version, previous };
  const { headingFont: _heading, bodyFont: _body, ...design } = designAsImported(publication);
  return { design, version: 0, previous: null };
}
