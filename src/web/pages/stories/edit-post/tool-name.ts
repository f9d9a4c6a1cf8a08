/** What opens over the editor. */
export type ToolName = 'publish' | 'merge' | 'versions' | 'link' | 'shortcuts' | 'trash';
