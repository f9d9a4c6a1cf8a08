import { z } from 'zod';
import { MOST_PERFORMANCE_EVENTS, performanceEventTypes, type PerformanceReport } from './performance-report.ts';

const text = z
  .string()
  .max(64)
  .refine((value) => value.isWellFormed() && !value.includes('\0'));
const name = text.regex(/^[a-z]\w*$/i);

const report = z.object({
  client: z.object({ name: text, version: text }),
  events: z
    .array(
      z.object({
        type: z.enum(performanceEventTypes),
        data: z.record(name, z.union([text, z.number()])).refine((data) => Object.keys(data).length <= 20),
      }),
    )
    .max(MOST_PERFORMANCE_EVENTS),
});

/** The report of a request; undefined where it is none. */
export function parsePerformanceReport(json: unknown): PerformanceReport | undefined {
  const parsed = report.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}
