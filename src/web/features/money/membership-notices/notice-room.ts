import { createStoredJson } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { NOTICE_KEY } from './notice-boot.ts';

type Room = {
  readonly kind: string;
  /** In px. */
  readonly height: number;
};

/** What the head of the next page reads by itself; nothing here does. */
const openRoom = () =>
  createStoredJson<Room | undefined>({
    storage: openTextStorage(() => localStorage),
    key: NOTICE_KEY,
    fallback: undefined,
    parse: () => undefined,
    warn: logWarning,
  });

/** Has the next page keep room for the banner that stands here. */
export function keepNoticeRoom(kind: string, height: number): void {
  const { dataset, style } = document.documentElement;
  dataset['notice'] = kind;
  style.setProperty('--notice-height', `${height}px`);
  openRoom().write({ kind, height });
}

/** No banner stands here. `isForThisPage` where another page may well have one: a locked story asks nobody to pay twice. */
export function giveNoticeRoomUp({ isForThisPage }: { readonly isForThisPage: boolean }): void {
  const { dataset, style } = document.documentElement;
  delete dataset['notice'];
  style.removeProperty('--notice-height');
  if (!isForThisPage) openRoom().remove();
}
