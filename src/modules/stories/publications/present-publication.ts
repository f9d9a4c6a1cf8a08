import type { GraphContext } from '#graphql/graph-context.ts';
import { required } from '#modules/ground/required.ts';
import type { PublicationOutcome } from './create-publication.ts';
import { publicationLoader } from './load-publications.ts';

/** The publication as it is after a change; a refusal as it came. */
export async function presentPublication(context: GraphContext, answer: PublicationOutcome) {
  return answer.type === 'Collection' ? reloadPublication(context, answer.publicationId) : answer;
}

/** Reads a publication again that was read before it changed. */
export async function reloadPublication({ loaders }: GraphContext, publicationId: string) {
  const loader = loaders.get(publicationLoader);
  loader.clear(publicationId);
  const publication = required(await loader.load(publicationId), 'publication');
  return { type: 'Collection' as const, ...publication };
}
