import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { type PublicationRight, publicationRights } from '#shared/publications/rights.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { design, newsletterOf, pageOf, sectionOf } from './role-inputs.ts';
import type { Actor, RoleScene } from './role-scene.ts';

type Variables = Readonly<Record<string, unknown>>;

export type RoleRow = {
  /** Everybody else is refused, and nothing changes. */
  readonly allowed: readonly Actor[];
  /** The type of the answer that says that it was done. */
  readonly success: string;
  /** What is sent; it may first bring the scene to where the change makes sense. */
  readonly variables: (scene: RoleScene, actor: Actor) => Variables | Promise<Variables>;
};

/** Whose role has a right by the table of rights; a suspended owner has none. */
const holders = (right: PublicationRight): readonly Actor[] => publicationRights[right];

const row = (allowed: readonly Actor[], success: string, variables: RoleRow['variables']): RoleRow => ({
  allowed,
  success,
  variables,
});
const deciders = (variables: RoleRow['variables']) => row(holders('decide submissions'), 'Submission', variables);
const ofGuest = (variables: RoleRow['variables']) => row(['guest'], 'Submission', variables);
const submission = ({ submissionId: id }: RoleScene) => ({ id });

const ownedBy = ({ publicationId: collectionId }: RoleScene) => ({ owner: { collectionId } });
const draft = (scene: RoleScene) => ({ ...ownedBy(scene), baseRevision: 0, design });
const designers = (variables: RoleRow['variables']) => row(holders('design'), 'DesignChange', variables);
const SAVE_DESIGN = `mutation($owner: DesignOwnerInput!, $baseRevision: Int!, $design: DesignInput!) {
  saveDesignDraft(owner: $owner, baseRevision: $baseRevision, design: $design) { ... on DesignChange { edit { revision } } } }`;
const CONNECT = `mutation($domain: String!, $collectionId: ID) { connectCustomDomain(domain: $domain, collectionId: $collectionId) {
  ... on CustomDomainClaim { id } } }`;
const NOTE = `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) {
  ... on Submission { notes { id } } } }`;
const KEEP = `mutation($input: SubmissionReplyInput!) { saveSubmissionReply(input: $input) {
  __typename } }`;

const REV = 'query($id: ID!) { submission(id: $id) { content { rev } } }';
const SUGGEST = `mutation($input: SuggestSubmissionEditsInput!) { suggestSubmissionEdits(input: $input) {
  ... on Submission { suggestions { id } } } }`;

const REPLIES = 'query($id: ID!) { submission(id: $id) { collection { submissionReplies { id } } } }';

const ask = (scene: RoleScene, query: string, variables: Variables) => scene.ask.owner(query, variables);

/** Lets a row's own variables stand after what has to come before. */
async function after(deed: Promise<unknown>, variables: Variables): Promise<Variables> {
  await deed;
  return variables;
}

const suggested = async (scene: RoleScene) => {
  const { submission: read } = await ask(scene, REV, submission(scene));
  const baseRev = (read as { content: { rev: number } }).content.rev;
  return { input: { submissionId: scene.submissionId, baseRev, delta: { title: 'On better maps' } } };
};
const suggestion = async (scene: RoleScene): Promise<Variables> => {
  const { suggestSubmissionEdits: made } = await ask(scene, SUGGEST, await suggested(scene));
  return { suggestionId: (made as { suggestions: { id: string }[] }).suggestions[0]?.id };
};

const claim = async (scene: RoleScene): Promise<Variables> => {
  const domain = `read-${scene.publicationId}.example`;
  const { connectCustomDomain: made } = await ask(scene, CONNECT, { domain, collectionId: scene.publicationId });
  return { claimId: (made as { id: string }).id };
};

const INVITE = `mutation($input: InviteToStaffInput!) { inviteToCollectionStaff(input: $input) {
  ... on Collection { staffInvitations { id } } } }`;

async function invite(scene: RoleScene, to: string): Promise<{ readonly id: string }> {
  const input = { collectionId: scene.publicationId, to, role: 'WRITER' };
  const { inviteToCollectionStaff: done } = await ask(scene, INVITE, { input });
  const [invitation] = (done as { staffInvitations: { id: string }[] }).staffInvitations;
  return { id: invitation?.id ?? '' };
}

/** A draft of the actor's own; a visitor has none, and tries that of another. */
async function draftOf({ context, people }: RoleScene, actor: Actor): Promise<string> {
  const author = actor === 'visitor' ? people.stranger : people[actor];
  return (await buildStory(context, { authorIds: [author], state: 'draft' })).id;
}

const SAVE_PAGE = `mutation($input: SaveCollectionPageInput!) { saveCollectionPage(input: $input) {
  ... on SavedCollectionPage { page { id } } } }`;

const SAVE_SECTION = `mutation($input: SaveCollectionSectionInput!) { saveCollectionSection(input: $input) {
  ... on SavedCollectionSection { section { id } } } }`;

const OFFER = `mutation($collectionId: ID!, $userId: ID!) {
  offerCollectionOwnership(collectionId: $collectionId, userId: $userId) { ... on Collection { ownershipTransfer { id } } } }`;
const ACCEPT = `mutation($collectionId: ID!, $transferId: ID!) {
  answerCollectionOwnershipOffer(collectionId: $collectionId, transferId: $transferId, accept: true) { __typename } }`;
const ofScene = ({ publicationId: collectionId }: RoleScene) => ({ collectionId });
const ARCHIVE = 'mutation($collectionId: ID!) { archiveCollection(collectionId: $collectionId) { __typename } }';
const toEditor = ({ publicationId, people }: RoleScene) => ({ collectionId: publicationId, userId: people.editor });

async function offer(scene: RoleScene): Promise<string> {
  const { offerCollectionOwnership: made } = await ask(scene, OFFER, toEditor(scene));
  return (made as { ownershipTransfer: { id: string } }).ownershipTransfer.id;
}

/** Every mutation about a publication that somebody runs; those that readers have stand in `forReaders`. */
export const roleRows: Readonly<Record<string, RoleRow>> = {
  saveDesignDraft: designers(draft),
  discardDesignDraft: designers((scene) => after(ask(scene, SAVE_DESIGN, draft(scene)), ownedBy(scene))),
  publishDesign: designers((scene) => after(ask(scene, SAVE_DESIGN, draft(scene)), { ...ownedBy(scene), revision: 1 })),
  restoreDesign: designers(async (scene) => {
    await ask(scene, SAVE_DESIGN, draft(scene));
    const publish = 'mutation($owner: DesignOwnerInput!) { publishDesign(owner: $owner, revision: 1) { __typename } }';
    return after(ask(scene, publish, ownedBy(scene)), ownedBy(scene));
  }),
  connectCustomDomain: row(holders('connect domain'), 'CustomDomainClaim', ({ publicationId: collectionId }) => ({
    domain: `blog-${collectionId}.example`,
    collectionId,
  })),
  checkCustomDomain: row(holders('connect domain'), 'CustomDomainClaim', claim),
  releaseCustomDomain: row(holders('connect domain'), 'CustomDomainClaim', claim),
  payForDomain: row(holders('connect domain'), 'PaymentSucceeded', async (scene) => {
    await setSetting(scene.context, 'domains.prices', 'USD=7500');
    const token = sandboxToken({ name: 'visa', month: 12, year: 2040 });
    const form = { provider: 'SANDBOX', token, formKey: `form-number-${scene.publicationId}`, country: 'DE' };
    return { input: { ...(await claim(scene)), ...form, shown: { amount: 7500, currency: 'USD' } } };
  }),
  featurePost: row(holders('arrange stories'), 'Post', ({ storyId }) => ({ targetPostId: storyId })),
  unfeaturePost: row(holders('arrange stories'), 'Post', (scene) => {
    const feature = 'mutation($targetPostId: ID!) { featurePost(targetPostId: $targetPostId) { __typename } }';
    return after(ask(scene, feature, { targetPostId: scene.storyId }), { targetPostId: scene.storyId });
  }),
  saveCollectionPage: row(holders('edit settings'), 'SavedCollectionPage', (scene) => ({ input: pageOf(scene) })),
  previewCollectionPage: row(holders('edit settings'), 'CollectionPagePreview', ({ publicationId: collectionId }) => ({
    collectionId,
    text: 'Short words.',
  })),
  deleteCollectionPage: row(holders('edit settings'), 'Collection', async (scene) => {
    const { saveCollectionPage: saved } = await ask(scene, SAVE_PAGE, { input: pageOf(scene) });
    return { collectionId: scene.publicationId, pageId: (saved as { page: { id: string } }).page.id };
  }),
  saveCollectionSection: row(holders('arrange stories'), 'SavedCollectionSection', (scene) => ({
    input: sectionOf(scene),
  })),
  deleteCollectionSection: row(holders('arrange stories'), 'Collection', async (scene) => {
    const { saveCollectionSection: saved } = await ask(scene, SAVE_SECTION, { input: sectionOf(scene) });
    const { section } = saved as { section: { id: string } };
    return { collectionId: scene.publicationId, sectionId: section.id };
  }),
  createNewsletter: row(holders('run newsletters'), 'Newsletter', newsletterOf),
  updateFeaturedPosts: row(holders('arrange stories'), 'Collection', ({ publicationId, storyId }) => ({
    input: { collectionId: publicationId, postIds: [storyId], seenPostIds: [] },
  })),
  removePostFromCollection: row(holders('remove stories'), 'RemovedCollectionPost', ({ publicationId, storyId }) => ({
    targetPostId: storyId,
    collectionId: publicationId,
  })),
  changeCollectionPosts: row(holders('arrange stories'), 'ChangedCollectionPosts', ({ publicationId, storyId }) => ({
    input: { collectionId: publicationId, postIds: [storyId], deed: 'FEATURE' },
  })),
  updateCollectionNavigation: row(holders('edit settings'), 'Collection', ({ publicationId: collectionId }) => ({
    input: { collectionId, items: [{ destination: 'LATEST', title: 'Newest', value: '' }] },
  })),
  updateCollection: row(holders('edit settings'), 'Collection', ({ publicationId: collectionId }) => ({
    input: {
      collectionId,
      name: 'Another name',
      slug: `moved-${collectionId}x`,
      tagline: '',
      description: '',
      topics: [],
    },
  })),
  removeCollectionStaff: row(holders('manage staff'), 'Collection', ({ publicationId, people }) => ({
    collectionId: publicationId,
    userId: people.otherWriter,
  })),
  leaveCollectionStaff: row(['editor', 'writer'], 'Collection', ({ publicationId }) => ({
    collectionId: publicationId,
  })),
  setCollectionStaffRole: row(holders('manage editors'), 'Collection', ({ publicationId, people }) => ({
    collectionId: publicationId,
    userId: people.editor,
    role: 'WRITER',
  })),
  inviteToCollectionStaff: row(holders('manage staff'), 'Collection', ({ publicationId: collectionId }) => ({
    input: { collectionId, to: `${collectionId}@mail.example`, role: 'WRITER' },
  })),
  resendStaffInvitation: row(holders('manage staff'), 'Collection', (scene) =>
    invite(scene, `${scene.publicationId}@mail.example`),
  ),
  withdrawStaffInvitation: row(holders('manage staff'), 'Collection', (scene) =>
    invite(scene, `${scene.publicationId}@mail.example`),
  ),
  answerStaffInvitation: row(['guest'], 'Collection', async (scene) => {
    const { kysely } = scene.context.database;
    const of = kysely.selectFrom('person').select('username').where('id', '=', scene.people.guest);
    const { username } = await of.executeTakeFirstOrThrow();
    return { ...(await invite(scene, username)), token: null, role: 'WRITER', accept: true };
  }),
  archiveCollection: row(holders('archive'), 'Collection', ofScene),
  deleteCollection: row(holders('delete'), 'Collection', ofScene),
  restoreCollection: row(holders('archive'), 'Collection', (scene) =>
    after(ask(scene, ARCHIVE, ofScene(scene)), ofScene(scene)),
  ),
  offerCollectionOwnership: row(holders('transfer'), 'Collection', toEditor),
  withdrawCollectionOwnershipOffer: row(holders('transfer'), 'Collection', async (scene) => {
    await offer(scene);
    return { collectionId: scene.publicationId };
  }),
  answerCollectionOwnershipOffer: row(['editor'], 'Collection', async (scene) => ({
    collectionId: scene.publicationId,
    transferId: await offer(scene),
    accept: true,
  })),
  undoCollectionTransfer: row(['owner'], 'Collection', async (scene) => {
    const accepted = { collectionId: scene.publicationId, transferId: await offer(scene) };
    return after(scene.ask.editor(ACCEPT, accepted), { collectionId: scene.publicationId });
  }),
  updateSubmissionSettings: row(holders('decide submissions'), 'SubmissionSettings', ({ publicationId }) => ({
    input: {
      collectionId: publicationId,
      openTo: 'FOLLOWERS',
      accepts: 'DRAFTS',
      topics: [],
      needsCover: false,
      needsAiDisclosure: false,
      leastAccountDays: 0,
      guidelines: '',
      isPaused: false,
      pauseReason: '',
    },
  })),
  saveEditorParts: row(holders('manage payments'), 'EditorParts', ({ publicationId: collectionId, people }) => ({
    collectionId,
    parts: [{ userId: people.editor, percent: 40 }],
  })),
  saveSubmissionReply: row(holders('decide submissions'), 'KeptForEditors', ({ publicationId }) => ({
    input: { collectionId: publicationId, title: 'Thanks', body: 'Thank you.' },
  })),
  deleteSubmissionReply: row(holders('decide submissions'), 'KeptForEditors', async (scene) => {
    const input = { collectionId: scene.publicationId, title: 'Thanks', body: 'Thank you.' };
    await ask(scene, KEEP, { input });
    const { submission: read } = await ask(scene, REPLIES, submission(scene));
    const [reply] = (read as { collection: { submissionReplies: { id: string }[] } }).collection.submissionReplies;
    return { collectionId: scene.publicationId, id: reply?.id };
  }),
  rememberWriter: row(holders('decide submissions'), 'KeptForEditors', ({ publicationId, people }) => ({
    collectionId: publicationId,
    userId: people.guest,
    note: 'Prompt and kind.',
  })),
  publishPost: row(holders('decide submissions'), 'Post', async (scene, actor) => ({
    input: { postId: await draftOf(scene, actor), baseRev: 0, collectionId: scene.publicationId },
  })),
  updatePostSettings: row(holders('decide submissions'), 'Post', async (scene, actor) => ({
    input: { postId: await draftOf(scene, actor), collectionId: scene.publicationId },
  })),
  submitPost: row(
    ['owner', 'editor', 'writer', 'guest', 'stranger', 'siteStaff'],
    'Submission',
    async (scene, actor) => ({
      input: { postId: await draftOf(scene, actor), collectionId: scene.publicationId, editorCut: 0 },
    }),
  ),
  withdrawSubmission: ofGuest(submission),
  resubmitSubmission: ofGuest(async (scene) => {
    await scene.owner.act('ask', { id: scene.submissionId, note: 'Shorter, please.' });
    return after(scene.guest.edit(scene.draftId, 'Fewer words.'), submission(scene));
  }),
  nudgeSubmission: ofGuest((scene) => {
    const aged = scene.context.database.query(
      'age_submission',
      `update submission set acted_at = acted_at - interval '8 days' where id = $1`,
      [scene.submissionId],
    );
    return after(aged, submission(scene));
  }),
  openSubmission: deciders(submission),
  takeSubmission: deciders(submission),
  requestSubmissionChanges: deciders((scene) => ({ ...submission(scene), note: 'Shorter, please.' })),
  acceptSubmission: deciders(async (scene) => {
    const rev = 'query($id: ID!) { submission(id: $id) { content { rev } } }';
    const { submission: read } = await ask(scene, rev, submission(scene));
    return { input: { ...submission(scene), baseRev: (read as { content: { rev: number } }).content.rev } };
  }),
  declineSubmission: deciders((scene) => ({ ...submission(scene), reason: 'OFF_TOPIC' })),
  reopenSubmission: deciders((scene) => {
    const declined = scene.owner.act('decline', { ...submission(scene), reason: 'OFF_TOPIC' });
    return after(declined, submission(scene));
  }),
  assignSubmission: deciders((scene) => ({ ...submission(scene), userId: scene.people.editor })),
  setSubmissionDue: deciders((scene) => ({ ...submission(scene), dueOn: '2026-12-24' })),
  suggestSubmissionEdits: deciders(suggested),
  editAcceptedSubmission: deciders(async (scene) => {
    const { input } = await suggested(scene);
    const accepted = { input: { ...submission(scene), baseRev: input.baseRev, publishNow: false } };
    return after(scene.owner.act('accept', accepted), { input });
  }),
  withdrawSubmissionSuggestion: deciders(suggestion),
  answerSubmissionSuggestion: ofGuest(async (scene) => ({ ...(await suggestion(scene)), isTaken: true })),
  undoSubmissionSuggestionAnswer: ofGuest(async (scene) => {
    const parts = 'query($id: ID!) { submission(id: $id) { suggestions { parts { key } } } }';
    const made = await suggestion(scene);
    const { submission: read } = await ask(scene, parts, submission(scene));
    const [set] = (read as { suggestions: { parts: { key: string }[] }[] }).suggestions;
    return { ...made, parts: set?.parts.map(({ key }) => key) ?? [] };
  }),
  createSubmissionNote: row(['owner', 'editor', 'guest'], 'Submission', ({ submissionId }) => ({
    input: { submissionId, body: 'The second paragraph could go.', isShared: true },
  })),
  resolveSubmissionNote: row(['owner', 'editor', 'guest'], 'Submission', async (scene) => {
    const input = { submissionId: scene.submissionId, body: 'The second paragraph could go.', isShared: true };
    const { createSubmissionNote: made } = await ask(scene, NOTE, { input });
    const [note] = (made as { notes: { id: string }[] }).notes;
    return { noteId: note?.id, isResolved: true };
  }),
};
