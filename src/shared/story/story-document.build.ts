import { createBlockIds } from './block-id.ts';
import type { Block, Heading, Inline, List, Mark, Paragraph, StoryDocument, Text } from './story-document.ts';

/** Small constructors for tests, demo and migration: `document(paragraph('Hello'))`. Ids are made in order. */
const nextId = createBlockIds('built');

export function storyDocument(...blocks: readonly Block[]): StoryDocument {
  return { version: 1, blocks, footnotes: [] };
}

export function text(value: string, ...marks: readonly Mark[]): Text {
  return marks.length === 0 ? { type: 'text', text: value } : { type: 'text', text: value, marks };
}

export function paragraph(...content: readonly (string | Inline)[]): Paragraph {
  return { type: 'paragraph', id: nextId(), content: inlines(content) };
}

export function heading(level: Heading['level'], ...content: readonly (string | Inline)[]): Heading {
  return { type: 'heading', id: nextId(), level, content: inlines(content) };
}

export function bulletList(...items: readonly string[]): List {
  return { type: 'list', id: nextId(), ordered: false, items: items.map((item) => ({ blocks: [paragraph(item)] })) };
}

function inlines(content: readonly (string | Inline)[]): Inline[] {
  return content.map((inline) => (typeof inline === 'string' ? text(inline) : inline));
}
