import type { CommandContext } from '#modules/ground/command-context.ts';
import { convertMarkdown } from '#modules/moving/imports/convert/convert-markdown.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { arrangeNavigation } from '#modules/stories/publications/arrange-navigation.ts';
import { designPublication } from '#modules/stories/publications/design-publication.ts';
import { featureStories } from '#modules/stories/publications/feature-stories.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { writePage } from '#modules/stories/publications/write-page.ts';
import { type Known, required } from './known.ts';
import { publications } from './world.ts';

type DemoPublication = (typeof publications)[number];

/** Brings the publications in, and features their stories once these are known. */
export async function loadPublications(context: CommandContext, personIds: Known, storyIds?: Known): Promise<Known> {
  const ids = new Map<string, string>();
  for (const publication of publications) {
    const { id, isNew } = await importPublication(context, {
      slug: publication.slug,
      name: publication.name,
      tagline: publication.tagline,
      description: publication.description,
      ownerPersonId: required(personIds, publication.owner),
    });
    ids.set(publication.slug, id);
    if (isNew) await furnish(context, id, publication, personIds);
    if (storyIds !== undefined) {
      const featured = publication.featured.map((title) => required(storyIds, title));
      await featureStories(context, { publicationId: id, storyIds: featured, seenIds: null });
    }
  }
  return ids;
}

async function furnish(context: CommandContext, id: string, publication: DemoPublication, personIds: Known) {
  for (const editor of publication.editors) {
    await appointMember(context, { publicationId: id, personId: required(personIds, editor), role: 'editor' });
  }
  await writePage(context, {
    publicationId: id,
    slug: 'about',
    title: `About ${publication.name}`,
    document: convertMarkdown(publication.about, { file: publication.slug }).document,
  });
  await designPublication(context, id, {
    layout: publication.layout,
    headerScale: publication.headerScale,
    headerColor: publication.headerColour,
    headingFont: publication.headingFont,
  });
  await arrangeNavigation(context, id, [
    { title: 'Latest', destination: 'LATEST', value: '' },
    { title: 'Archive', destination: 'ARCHIVE', value: '' },
    { title: 'About', destination: 'ABOUT', value: '' },
  ]);
}
