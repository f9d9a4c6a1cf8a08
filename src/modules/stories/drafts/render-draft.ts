import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StoryRendering } from '#modules/stories/stories/load-renderings.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { readDraft } from './read-draft.ts';

type Asker = Pick<ReadContext, 'database'> & { readonly config: { readonly siteUrl: string } };

/**
 * The body of a story that readers never saw, made when somebody looks who may: its authors, and who has the
 * link to it. Nothing of it is kept.
 */
export async function renderDraft({ database, config }: Asker, story: Story): Promise<StoryRendering> {
  const draft = await readDraft(database, story.id);
  const { siteUrl } = config;
  const made = draft && (await renderBody(draft.document, { target: 'page', language: story.language, siteUrl }));
  return {
    storyId: story.id,
    pageHtml: made?.html ?? '',
    previewHtml: null,
    tableOfContents: made?.tableOfContents ?? [],
  };
}
