import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';

/** The body of a story as it was rendered when it came in: never parsed on the way to a reader. */
export type StoryRendering = {
  readonly storyId: string;
  readonly pageHtml: string;
  /** The free part of a locked story; null where all of it is free. */
  readonly previewHtml: string | null;
  readonly tableOfContents: readonly { readonly anchor: string; readonly level: number; readonly text: string }[];
};

const TEXT = `
  select story_id as "storyId", page_html as "pageHtml", preview_html as "previewHtml",
    table_of_contents as "tableOfContents"
  from story_rendering where story_id = any($1)`;

function loadRenderings(database: Database<Tables>, storyIds: readonly string[]): Promise<readonly StoryRendering[]> {
  return database.query<StoryRendering>('story_rendering_load', TEXT, [storyIds]);
}

/** The headings of the free part alone: those of the rest are words of it. */
export function previewContents({ previewHtml, tableOfContents }: StoryRendering): StoryRendering['tableOfContents'] {
  return tableOfContents.filter(({ anchor }) => previewHtml?.includes(`id="${anchor}"`) === true);
}

export const renderingLoader = loaderByKey(loadRenderings, ({ storyId }) => storyId);
