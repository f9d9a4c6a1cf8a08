import type { GraphContext } from '#graphql/graph-context.ts';
import { required } from '#modules/ground/required.ts';
import type { PublicationOutcome } from './create-publication.ts';
import { publicationLoader } from './load-publications.ts';

/** The publication as it is after the change. */
export async function presentPublication({ loaders }: GraphContext, answer: PublicationOutcome) {
  if (answer.type !== 'Collection') return answer;
  const loader = loaders.get(publicationLoader);
  loader.clear(answer.publicationId);
  const publication = required(await loader.load(answer.publicationId), 'publication');
  return { type: 'Collection' as const, ...publication };
}
