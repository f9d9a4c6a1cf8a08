import { storyBodyMessages } from '#shared/messages/story-body.ts';
import type { Block, BlockQuote, Callout, PullQuote } from '../story-document.ts';
import { element } from './html.ts';
import { directionAttribute, type RenderContext } from './render-context.ts';
import { renderInlines } from './render-inlines.ts';

type RenderBlocks = (blocks: readonly Block[], context: RenderContext) => string;

export function renderBlockQuote(block: BlockQuote, context: RenderContext, renderBlocks: RenderBlocks): string {
  return element('blockquote', {}, renderBlocks(block.blocks, context));
}

/** A pull quote is said once only: it is no repetition of the text, so it is not hidden from anyone. */
export function renderPullQuote(block: PullQuote, context: RenderContext): string {
  const quote = element(
    'p',
    { dir: directionAttribute(block.content, context) },
    renderInlines(block.content, context),
  );
  const hasSource = block.attribution !== undefined && block.attribution.length > 0;
  if (!context.isPage) {
    const source = hasSource ? element('p', {}, '— ', renderInlines(block.attribution ?? [], context)) : '';
    return element('blockquote', {}, quote, source);
  }
  const source = hasSource ? element('figcaption', {}, renderInlines(block.attribution ?? [], context)) : '';
  return element('figure', { class: 'pull-quote' }, element('blockquote', {}, quote), source);
}

const CALLOUT_LABELS: Readonly<Record<Callout['kind'], string>> = {
  note: storyBodyMessages.calloutNote,
  tip: storyBodyMessages.calloutTip,
  warning: storyBodyMessages.calloutWarning,
  disclosure: storyBodyMessages.disclosure,
};

export function renderCallout(block: Callout, context: RenderContext, renderBlocks: RenderBlocks): string {
  const hasTitle = block.title !== undefined && block.title.length > 0;
  const title = hasTitle ? renderInlines(block.title ?? [], context) : '';
  const dir = directionAttribute(block.title ?? [], context);
  const content = renderBlocks(block.blocks, context);
  if (!context.isPage) {
    const heading = hasTitle ? element('p', { dir }, element('strong', {}, title)) : '';
    return element(block.kind === 'disclosure' ? 'div' : 'blockquote', {}, heading, content);
  }
  const label = CALLOUT_LABELS[block.kind];
  if (block.kind === 'disclosure') {
    const summary = element('summary', { dir }, title || label);
    return element('details', { class: 'disclosure' }, summary, content);
  }
  const heading = hasTitle ? element('p', { class: 'callout-title', dir }, title) : '';
  return element(
    'div',
    { class: `callout callout-${block.kind}`, role: 'note', 'aria-label': label },
    heading,
    content,
  );
}
