import { storageKey } from '#shared/storage/stored-json.ts';

export const NOTICE_KEY = storageKey('topBanner');

/** No banner is higher, in px: whatever else is stored leaves the page readable. */
const HIGHEST = 160;

/**
 * Runs in the head of pages for whoever is signed in, before anything paints: where the last page had a banner at its
 * top, this one keeps room for it, and nothing moves when it comes. It reads what `notice-room.ts` writes.
 */
export const noticeBootScript = `try{var n=JSON.parse(localStorage.getItem('${NOTICE_KEY}'));if(n&&n.height>0&&n.height<=${HIGHEST}){var d=document.documentElement;d.dataset.notice=n.kind;d.style.setProperty('--notice-height',n.height+'px')}}catch{}`;
