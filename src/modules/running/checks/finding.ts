/** Whether something of the site works, and how it stands, in a sentence that begins with a small letter. */
export type Finding = {
  readonly isWell: boolean;
  readonly sentence: string;
  /** What to do about it, in a sentence of its own; where nothing is wrong there is nothing to do. */
  readonly next?: string;
};

export const well = (sentence: string): Finding => ({ isWell: true, sentence });
export const ill = (sentence: string, next: string): Finding => ({ isWell: false, sentence, next });
