import type { Answer } from '#platform/dns/name-lookup.ts';

export type SpfProblem = 'unreachable' | 'spfMissing' | 'spfTwice' | 'spfOpen' | 'spfEndless';
/** What is wrong, and the text that should stand there instead. */
export type SpfJudgement = { readonly problem: SpfProblem | null; readonly wanted: string };

const ENDING = '~all';

/** What the texts of a domain say of who sends its mail (RFC 7208); `sender` is what names our mail server. */
export function judgeSpf(texts: Answer, sender: string): SpfJudgement {
  if (texts === 'unreachable') return { problem: 'unreachable', wanted: recordOf([sender]) };
  const [record, ...more] = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  if (record === undefined) return { problem: 'spfMissing', wanted: recordOf([sender]) };
  const terms = [record, ...more].flatMap(termsOf);
  const mechanisms = terms.filter((term) => !isEnding(term));
  if (more.length > 0) return { problem: 'spfTwice', wanted: recordOf(mechanisms) };
  const ending = terms.find(isEnding);
  if (ending === undefined) return { problem: 'spfEndless', wanted: recordOf(mechanisms) };
  const isOpen = ['all', '+all', '?all'].includes(ending.toLowerCase());
  return isOpen ? { problem: 'spfOpen', wanted: recordOf(mechanisms) } : { problem: null, wanted: record };
}

function termsOf(record: string): readonly string[] {
  return record.trim().split(/\s+/).slice(1);
}

/** What says how it is with everybody else. */
function isEnding(term: string): boolean {
  return /^(?:[+?~-]?all|redirect=.+)$/i.test(term);
}

function recordOf(mechanisms: readonly string[]): string {
  return ['v=spf1', ...new Set(mechanisms), ENDING].join(' ');
}
