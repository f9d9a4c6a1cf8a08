import { randomUUID } from 'node:crypto';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { AccountBrowser } from './account-browser.ts';

const VALUE = 'rev title subtitle document previewBreak';
const CREATE = `mutation($input: CreateDraftInput!) { createDraft(input: $input) {
  __typename ... on DraftSaved { postId rev savedAt } ... on UserError { message } } }`;
const OUTCOME = `__typename ... on DraftSaved { postId rev savedAt } ... on UserError { message }
  ... on Conflict { draft { ${VALUE} } } ... on RateLimited { retryAfter }`;
const SAVE = `mutation($postId: ID!, $baseRev: Int!, $saveId: ID!, $delta: Json!) {
  saveDraft(postId: $postId, baseRev: $baseRev, saveId: $saveId, delta: $delta) { ${OUTCOME} } }`;
const REVERT = `mutation($postId: ID!, $versionId: ID!, $baseRev: Int!) {
  revertDraft(postId: $postId, versionId: $versionId, baseRev: $baseRev) { ${OUTCOME} } }`;
const OPEN = `query($postId: ID!) { draft(postId: $postId) { __typename ... on UserError { message }
  ... on Draft { ${VALUE} isChangedSincePublished viewerCanPublish linkCreatedAt updatedBy { id } post { id title } } } }`;
const VERSIONS = `query($postId: ID!) { draftVersions(postId: $postId, paging: { limit: 50 }) {
  items { id rev kind title wordCount document createdBy { id } } } }`;

export type WrittenDraft = DraftValue & { readonly rev: number };
export type DraftAnswer = {
  readonly __typename: string;
  readonly postId?: string;
  readonly rev?: number;
  readonly savedAt?: number;
  readonly message?: string;
  readonly draft?: WrittenDraft;
};
export type ReadVersion = {
  readonly id: string;
  readonly rev: number;
  readonly kind: string;
  readonly title: string;
  readonly wordCount: number;
  readonly document: DraftValue['document'];
  readonly createdBy: { readonly id: string } | null;
};

/** A draft of these paragraphs. */
export function draftOf(title: string, ...texts: readonly string[]): DraftValue {
  return { ...EMPTY_DRAFT, title, document: storyDocument(...texts.map((text) => paragraph(text))) };
}

export const freshSaveId = (): string => randomUUID();

/** Somebody at a desk: what they ask of drafts, over the graph. */
export function draftWriter({ ask }: Pick<AccountBrowser<never>, 'ask'>) {
  const one = async <Answer>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> =>
    Object.values(await ask(query, variables))[0] as Answer;
  const save = (postId: string, baseRev: number, delta: DraftDelta, saveId = freshSaveId()) =>
    one<DraftAnswer>(SAVE, { postId, baseRev, saveId, delta });
  return {
    create: (value: DraftValue, more: Readonly<Record<string, unknown>> = {}) =>
      one<DraftAnswer>(CREATE, { input: { ...value, saveId: freshSaveId(), ...more } }),
    save,
    /** Saves all that turns one value into the other. */
    saveTo: (postId: string, baseRev: number, before: DraftValue, after: DraftValue, saveId?: string) =>
      save(postId, baseRev, diffDrafts(before, after), saveId),
    open: (postId: string) => one<DraftAnswer & Partial<WrittenDraft>>(OPEN, { postId }),
    versions: async (postId: string) =>
      (await one<{ items: readonly ReadVersion[] } | null>(VERSIONS, { postId }))?.items ?? null,
    revert: (postId: string, versionId: string, baseRev: number) =>
      one<DraftAnswer>(REVERT, { postId, versionId, baseRev }),
  };
}
