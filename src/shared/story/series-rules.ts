import { cleanLine, cleanLines, isLonger } from '../text/clean-lines.ts';

/** Characters, as a person counts them; stories in a series (rule 17); the rest is own judgement. */
export const seriesRules = { mostTitle: 100, mostDescription: 280, mostStories: 200, mostSeries: 100 } as const;

export type SeriesFault = 'titleMissing' | 'titleTooLong' | 'descriptionTooLong';
type Texts = { readonly title: string; readonly description: string };

/** What a series is called and what it says of itself, as it is kept; or what is wrong with it. */
export function readSeriesTexts(texts: Texts): Texts | { readonly fault: SeriesFault } {
  const [title, description] = [cleanLine(texts.title), cleanLines(texts.description)];
  if (title === '') return { fault: 'titleMissing' };
  if (isLonger(title, seriesRules.mostTitle)) return { fault: 'titleTooLong' };
  if (isLonger(description, seriesRules.mostDescription)) return { fault: 'descriptionTooLong' };
  return { title, description };
}
