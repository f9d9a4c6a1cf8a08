import { postSubPath } from '#shared/routes/link-shapes.ts';

/** The revision that a draft has now; throws where nobody can say. */
export async function readRevision(postId: string): Promise<number> {
  // Screens know each other by name; of the endpoints only this one stands beside one.
  const path = postSubPath(postId, 'edit').replace(/\/edit$/, '/state');
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  const { revision } = (await answer.json()) as { readonly revision?: number };
  if (revision === undefined) throw new Error(`${path} answered ${answer.status}`);
  return revision;
}
