import type { RenderOptions } from '#shared/story/render/render-context.ts';
import { renderStory, type RenderedStory } from '#shared/story/render-story.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { walkDocument } from '#shared/story/walk.ts';
import { type HighlightCode, loadHighlighter } from './highlight-code.ts';
import { renderMath } from './render-math.ts';

/**
 * A story body as HTML with coloured code and formulas. Done when a story is written, and kept: reading
 * a story renders nothing.
 */
export async function renderBody(
  document: StoryDocument,
  options: Omit<RenderOptions, 'highlightCode' | 'renderMath'>,
): Promise<RenderedStory> {
  const highlightCode = await loadHighlighterFor(document);
  return renderStory(document, { ...options, highlightCode, renderMath });
}

/** What colours the code of a document: its grammars are loaded. */
export function loadHighlighterFor(document: StoryDocument): Promise<HighlightCode> {
  return loadHighlighter(languagesOf(document));
}

function languagesOf(document: StoryDocument): Set<string> {
  const languages = new Set<string>();
  for (const { block } of walkDocument(document)) {
    if (block.type === 'codeBlock' && block.language !== undefined) languages.add(block.language);
  }
  return languages;
}
