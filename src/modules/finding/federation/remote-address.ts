import { z } from 'zod';

/** An address that a server elsewhere wrote: of the web, and with nothing in it that PostgreSQL cannot keep. */
export const remoteAddress = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/[^\s\p{Cc}]+$/u);
