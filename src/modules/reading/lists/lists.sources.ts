import type { List } from './list.ts';
import type { Story } from '#modules/stories/stories/story.ts';

export type CatalogMembershipSource = { readonly catalog: List; readonly storyId: string; readonly post: Story | null };
