import type { EditorExtension } from '../extensions.ts';
import { mentionSource } from './mention-source.ts';
import { storySource } from './story-source.ts';

/** Names of people, publications and own stories while one types. */
export const mentionExtension: EditorExtension = { suggestions: [mentionSource, storySource] };
