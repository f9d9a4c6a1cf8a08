/** Our own drawings on a grid of 24, as strokes of 1.5. */
export const iconPaths = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8.5 3.5v5m7-5v5',
  check: 'm5 12.5 4.5 4.5L19 7',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  external: 'M9 5H5v14h14v-4M13 5h6v6m0-6-8.5 8.5',
  feed: 'M5 19.5h.01M5 12.5a7 7 0 0 1 7 7M5 5.5a14 14 0 0 1 14 14',
  image: 'M4 5h16v14H4zm0 11 5-5 4.5 4.5L16 13l4 4M15.5 9.5h.01',
  link: 'm10 14 4-4M8.5 11 6 13.5a3.2 3.2 0 0 0 4.5 4.5l2.5-2.5m-2-7L13.5 6A3.2 3.2 0 0 1 18 10.5L15.5 13',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  lock: 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  person: 'M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM5 20c.6-3.5 3.4-5.5 7-5.5s6.4 2 7 5.5',
  play: 'M8 5v14l11-7z',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  write: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17v3m9-12 3 3',
} as const;

export type IconName = keyof typeof iconPaths;
