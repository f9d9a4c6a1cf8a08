import { createBlockIds } from '#shared/story/block-id.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { Block, Paragraph } from '#shared/story/story-document.ts';
import type { AutosaveMeans, DraftTransport, Timers } from '#web/features/stories/drafts/autosave-means.ts';
import type { DraftBase } from '#web/features/stories/drafts/draft-record.ts';
import { openDraft } from '#web/features/stories/drafts/open-draft.ts';
import { resolveConflicts } from '#web/features/stories/drafts/resolve-conflicts.ts';
import type { DraftDevice } from './draft-device.ts';

export type Writer = Awaited<ReturnType<typeof openWriter>>;

type WriterMeans = {
  readonly device: DraftDevice;
  readonly transport: DraftTransport;
  readonly timers: Timers;
  readonly createId: () => string;
  /** A whole number below that one. */
  readonly below: (count: number) => number;
  /** Undefined for a new story. */
  readonly story: { readonly postId: string; readonly latest: DraftBase } | undefined;
  readonly onSaved?: (postId: string, rev: number) => void;
  readonly person?: string;
};

/** Every word of a draft, in one text. */
export function wordsOf({ title, subtitle, document }: DraftValue): ReadonlySet<string> {
  return new Set(`${title} ${subtitle} ${plainText(document)}`.split(/\s+/).filter((word) => word !== ''));
}

const paragraph = (id: string, text: string): Paragraph => ({
  type: 'paragraph',
  id,
  content: [{ type: 'text', text }],
});

/** One tab in which somebody writes, with the real autosave and an editor that is only a value. */
export async function openWriter({ device, below, story, onSaved, person = 'writer', ...given }: WriterMeans) {
  const tab = device.openTab();
  let value: DraftValue | undefined;
  const means: AutosaveMeans = {
    ...given,
    personId: person,
    device: device.store,
    random: () => below(100) / 100,
    show: (next) => void (value = next),
    onSaved,
  };
  const { autosave, stop } = await openDraft(means, tab.holds, story ?? { postId: null, origin: {} });
  const now = () => value ?? autosave.value();
  const nextId = createBlockIds(given.createId());

  function edit(next: DraftValue): void {
    value = next;
    autosave.change(() => next);
  }

  function withBlocks(before: DraftValue, blocks: readonly Block[]): DraftValue {
    return { ...before, document: { ...before.document, blocks } };
  }

  return {
    autosave,
    now,
    /** Writes a word somewhere: in the title, behind a paragraph, or as a paragraph of its own. */
    type(word: string): void {
      const before = now();
      const { blocks } = before.document;
      const place = below(blocks.length + 2);
      const block = blocks[place];
      if (place === blocks.length && before.title.length < 20) {
        return edit({ ...before, title: `${before.title} ${word}`.trim() });
      }
      if (block?.type === 'paragraph') {
        const text = [...block.content].map((inline) => (inline.type === 'text' ? inline.text : '')).join('');
        const longer = paragraph(block.id, `${text} ${word}`);
        return edit(
          withBlocks(
            before,
            blocks.map((one) => (one === block ? longer : one)),
          ),
        );
      }
      edit(withBlocks(before, blocks.toSpliced(below(blocks.length + 1), 0, paragraph(nextId(), word))));
    },
    /** Moves a paragraph. */
    move(): void {
      const { blocks } = now().document;
      const [block] = blocks.slice(below(Math.max(1, blocks.length))).slice(0, 1);
      if (block === undefined) return;
      const rest = blocks.filter((one) => one !== block);
      edit(withBlocks(now(), rest.toSpliced(below(rest.length + 1), 0, block)));
    },
    /** Takes a paragraph away; returns the words that went with it. */
    erase(): readonly string[] {
      const { blocks } = now().document;
      const block = blocks[below(Math.max(1, blocks.length))];
      if (block === undefined) return [];
      const after = withBlocks(
        now(),
        blocks.filter((one) => one !== block),
      );
      const words = [...wordsOf(withBlocks(now(), [block]))];
      edit(after);
      return words;
    },
    /** Keeps both where two versions clash. */
    settle(): void {
      const conflict = autosave.conflict();
      if (conflict === undefined) return;
      autosave.resolve(
        resolveConflicts(
          conflict,
          conflict.conflicts.map(() => 'both'),
        ),
      );
    },
    /** The tab is closed as browsers do it. */
    close(): void {
      autosave.leave();
      stop();
      tab.close();
    },
    /** The tab is gone between two instructions. */
    kill(): void {
      stop();
      tab.close();
    },
  };
}
