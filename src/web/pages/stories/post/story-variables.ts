/** What the documents of a story are asked with; `sk` is the secret of a link to a draft (rule 8). */
export type StoryVariables = { readonly postId: string; readonly sk?: string };

export function storyVariables(postId: string, query: URLSearchParams): StoryVariables {
  const sk = query.get('sk');
  return sk === null ? { postId } : { postId, sk };
}
