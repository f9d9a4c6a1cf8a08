import { z } from 'zod';
import { hideSecrets } from '#shared/routes/hide-secrets.ts';
import { errorReportRules, type ErrorReport, maskText } from './error-report.ts';

const { mostName, mostMessage, mostStack, mostAddress, mostQueued } = errorReportRules;

/** What no database keeps is no text of ours. */
const text = (most: number) =>
  z
    .string()
    .refine((value) => value.isWellFormed() && !value.includes('\0'))
    .transform((value) => maskText(hideSecrets(value.slice(0, 4 * most))).slice(0, most));
const word = text(mostName).default('');
const address = text(mostAddress).default('');

const report = z.object({
  name: text(mostName),
  message: text(mostMessage),
  stack: text(mostStack).default(''),
  timestamp: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  fileName: address,
  lineNumber: z.number().int().min(0).max(10_000_000).nullable().default(null),
  extra: z.object({
    client: word,
    build: word,
    userId: word.nullable().default(null),
    userAgent: address,
    location: address,
    routeName: word,
    routerType: word,
    requestUrl: address,
    requestId: word,
    requestTag: word,
  }),
});

const reports = z.array(report).max(mostQueued);

/** The reports of a request, masked whatever the browser left in them; undefined where they are none. */
export function parseErrorReports(json: unknown): readonly ErrorReport[] | undefined {
  const parsed = reports.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}
