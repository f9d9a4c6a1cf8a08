/** A link that opens a locked story, as its maker sees it: its secret is told once, when it is made. */
export type ShareLink = {
  readonly id: string;
  readonly createdAt: Date;
  readonly openings: number;
  /** Null where it opens for everybody. */
  readonly mostOpenings: number | null;
  readonly isRevoked: boolean;
};

/** Rule 92: what a Friend may share in a calendar month, and how often each link opens. */
export const FRIEND_LINKS = { aMonth: 50, openings: 100 } as const;

/** Rule 93: 128 bits. */
export const SECRET_BYTES = 16;
