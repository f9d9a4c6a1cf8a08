/** What the page that shows a story as a mail has in its frame. */
export function mailPreviewPath(postId: string): string {
  return `/_/mail-preview/${postId}`;
}
