import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import type { Block, Footnote } from '../story-document.ts';
import { element } from './html.ts';
import type { RenderContext } from './render-context.ts';
import { footnoteReferenceId } from './render-inlines.ts';

type RenderBlocks = (blocks: readonly Block[], context: RenderContext) => string;

/** The notes after the text, each with a way back to every place that refers to it. */
export function renderFootnotes(
  footnotes: readonly Footnote[],
  context: RenderContext,
  renderBlocks: RenderBlocks,
): string {
  if (footnotes.length === 0) return '';
  // Notes may refer to notes, so all are rendered before the ways back are counted.
  const contents = footnotes.map((footnote) => renderBlocks(footnote.blocks, context));
  const items = footnotes.map((footnote, index) => {
    const content = contents[index] ?? '';
    if (!context.isPage) return element('li', {}, content);
    return element(
      'li',
      { id: `fn-${footnote.id}` },
      withBackLinks(content, backLinks(footnote.id, index + 1, context)),
    );
  });
  if (!context.isPage) return element('hr') + element('ol', {}, ...items);
  return element(
    'section',
    { class: 'footnotes', role: 'doc-endnotes', 'aria-label': storyBodyMessages.footnotes },
    element('ol', {}, ...items),
  );
}

function backLinks(footnoteId: string, number: number, context: RenderContext): string {
  const uses = context.footnoteUses.get(footnoteId) ?? 0;
  return Array.from({ length: uses }, (_none, index) =>
    element('a', {
      class: 'footnote-back',
      href: `#${footnoteReferenceId(footnoteId, index + 1)}`,
      role: 'doc-backlink',
      'aria-label': formatMessage(storyBodyMessages.backToReference, { number }),
    }),
  ).join(' ');
}

/** The way back stands at the end of the last paragraph, not on a line of its own. */
function withBackLinks(content: string, links: string): string {
  if (links === '') return content;
  return content.endsWith('</p>') ? `${content.slice(0, -'</p>'.length)} ${links}</p>` : `${content}<p>${links}</p>`;
}
