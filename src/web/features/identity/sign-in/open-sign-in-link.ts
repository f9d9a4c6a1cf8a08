import { readSignInConfig } from '#shared/identity/sign-in-config.ts';
import { type Deed, deedEntryOf } from '#web/features/ground/deeds/deed.ts';
import { keepDeed } from '#web/features/ground/deeds/kept-deed.ts';
import { openSignIn } from './open-sign-in.ts';

/** Opens the window as a link says. A link of ours that does something by itself has it done here, after signing in. */
export async function openSignInLink(link: HTMLAnchorElement): Promise<void> {
  const { isEmbedded: _isEmbedded, redirectTo, ...config } = readSignInConfig(new URL(link.href).searchParams);
  const { susiEntry, post, user, collection, topic } = config;
  const id = (post ?? user ?? collection ?? topic)?.id;
  // Links that people write bear no such mark.
  const entry = link.dataset['deed'] === undefined ? undefined : deedEntryOf(susiEntry);
  const isDeed = entry !== undefined && id !== undefined && !isElsewhere(entry, id);
  const target = isDeed ? keepDeed({ entry, id }) : redirectTo;
  await openSignIn(target === undefined ? config : { ...config, redirectTo: target });
}

/** On a page of responses alone: one goes on to the story itself, as its link says. */
function isElsewhere(entry: Deed['entry'], id: string): boolean {
  return entry === 'respond' && document.querySelector(`[data-post-id="${CSS.escape(id)}"]`) === null;
}
