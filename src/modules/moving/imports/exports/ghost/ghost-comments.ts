import { z } from 'zod';
import { slugifyAnyScript } from '#shared/text/slugify.ts';
import type { ImportedResponse } from '../../imported-story.ts';
import { readExportDate } from '../dates.ts';
import type { Notes } from '../report.ts';
import { inThreads } from '../threads.ts';

const text = z.string().nullish().catch(undefined);
const commentSchema = z.object({
  id: z.string(),
  post_id: z.string(),
  member_id: text,
  parent_id: text,
  status: text,
  html: text,
  created_at: z.union([z.string(), z.number()]).nullish().catch(undefined),
});
const memberSchema = z.object({ id: z.string(), name: text });

export type GhostComment = z.infer<typeof commentSchema>;
export type GhostComments = {
  readonly add: (row: unknown) => void;
  /** Only the name of a member is ever read. */
  readonly addMember: (row: unknown) => void;
  readonly of: (postId: string, shown: string, notes: Notes) => readonly ImportedResponse[];
};

export function createGhostComments(): GhostComments {
  const comments = new Map<string, GhostComment[]>();
  const names = new Map<string, string>();
  return {
    add(row) {
      const found = commentSchema.safeParse(row);
      if (!found.success) return;
      const known = comments.get(found.data.post_id) ?? [];
      known.push(found.data);
      comments.set(found.data.post_id, known);
    },
    addMember(row) {
      const found = memberSchema.safeParse(row);
      if (found.success && (found.data.name ?? '').trim() !== '')
        names.set(found.data.id, found.data.name?.trim() ?? '');
    },
    of(postId, shown, notes) {
      const all = comments.get(postId) ?? [];
      const seen = all.filter(
        ({ status, html }) => (status ?? 'published') === 'published' && (html ?? '').trim() !== '',
      );
      if (seen.length < all.length) {
        notes.say(`Comments on “${shown}” that were hidden or deleted were left out (${all.length - seen.length}).`);
      }
      return inThreads(seen.map((comment) => toResponse(comment, names.get(comment.member_id ?? ''))));
    },
  };
}

function toResponse(comment: GhostComment, name = 'Anonymous'): ImportedResponse {
  const createdAt = readExportDate(comment.created_at);
  return {
    key: comment.id,
    ...(comment.parent_id !== null && comment.parent_id !== undefined && { parentKey: comment.parent_id }),
    author: { key: `reader:${comment.member_id ?? slugifyAnyScript(name)}`, name },
    html: comment.html ?? '',
    ...(createdAt !== undefined && { createdAt }),
  };
}
