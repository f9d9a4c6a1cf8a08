import { readSignInConfig, type SusiEntry } from '#shared/identity/sign-in-config.ts';
import { keepDeed } from '#web/features/ground/deeds/kept-deed.ts';
import { openSignIn } from './open-sign-in.ts';

/** Opens the window as a link says. A link of ours that does something by itself has it done here, after signing in. */
export async function openSignInLink(link: HTMLAnchorElement): Promise<void> {
  const { isEmbedded: _isEmbedded, redirectTo, ...config } = readSignInConfig(new URL(link.href).searchParams);
  const { susiEntry, post, user, collection, topic } = config;
  const id = (post ?? user ?? collection ?? topic)?.id;
  // Links that people write bear no such mark.
  const isDeed =
    link.dataset['deed'] !== undefined && susiEntry !== undefined && id !== undefined && !isElsewhere(susiEntry, id);
  if (isDeed) keepDeed({ entry: susiEntry, id });
  await openSignIn(isDeed || redirectTo === undefined ? config : { ...config, redirectTo });
}

/** On a page of responses alone: one goes on to the story itself, as its link says. */
function isElsewhere(entry: SusiEntry, id: string): boolean {
  return entry === 'respond' && document.querySelector(`[data-post-id="${CSS.escape(id)}"]`) === null;
}
