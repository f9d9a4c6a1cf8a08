/** Whether the story on the screen has been read. */
let isRead = false;

export const postRead = (): boolean => isRead;

/** Also seen by style sheets and tests. */
export function setPostRead(isIt: boolean): void {
  isRead = isIt;
  document.documentElement.toggleAttribute('data-post-read', isIt);
}
