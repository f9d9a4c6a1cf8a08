import type { PageFault } from '../publications/page-rules.ts';

/** Texts of writing the pages of a publication. */
export const publicationPageMessages = {
  aboutTitle: 'About',
  aboutHint: 'Readers find this under “About”, below the description from Info & Homepage.',
  text: 'Text',
  textHint: 'You can use Markdown: **bold**, _italics_, ## headings, - lists and [links](https://…).',
  preview: 'Preview',
  previewTitle: 'Preview',
  previewEmpty: 'There’s nothing to preview yet.',
  view: 'View page',
  subpagesTitle: 'Subpages',
  subpagesHint:
    'Pages that aren’t stories: how to submit, who you are, house rules. Add them to the bar under Navigation.',
  noSubpages: 'You haven’t written any pages yet.',
  newPage: 'New page',
  editPage: 'Edit page',
  allPages: 'All subpages',
  edit: 'Edit',
  editNamed: 'Edit {title}',
  pageTitle: 'Title',
  pageSlug: 'Address',
  slugMoved: 'Links to the old address will keep working.',
  save: 'Save',
  saved: 'Saved.',
  delete: 'Delete',
  deleteNamed: 'Delete {title}',
  deleteTitle: 'Delete “{title}”?',
  deleteText: 'You can’t get its text back, and its address will stop working.',
  deleteFromBar: 'It’s removed from the bar too.',
  deleted: 'Page deleted.',
  changedMeanwhile: 'Someone else saved this page while you were writing. Nothing you wrote is lost.',
  deletedMeanwhile: 'Someone else deleted this page while you were writing. Nothing you wrote is lost.',
  slugTaken: 'Another one of your pages has that address.',
  tooManyPages: 'You have {most} pages. Delete one to add another.',
  bannedLinks: 'These links aren’t allowed here: {links}.',
  notThere: 'That page no longer exists.',
} as const;

export const pageFaultMessages: Readonly<Record<PageFault, string>> = {
  titleMissing: 'Give it a title.',
  titleTooLong: 'Keep the title to 100 characters.',
  slugMissing: 'Give it an address.',
  slugReserved: 'That address belongs to your About page.',
  textMissing: 'Write at least one sentence.',
  textTooLong: 'Keep it to 100,000 characters.',
};
