import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { Site } from '../site.ts';

/** A program that asks, and whom it speaks for. */
export type ApiAsker = { readonly site: Site; readonly viewer: Viewer; readonly context: CommandContext };
