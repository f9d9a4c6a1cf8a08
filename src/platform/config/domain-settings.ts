import { isIP } from 'node:net';
import { z } from 'zod';

/** How domains of people and publications are proved. */
export type DomainSettings = {
  /** Name servers to ask (`192.0.2.53`, `127.0.0.1:5300`); where empty, those that a domain is kept on. */
  readonly dnsServers: readonly string[];
  /** What a proxy in front says when it asks whether to get a certificate; nobody may ask where undefined. */
  readonly tlsAskSecret: string | undefined;
};

export const domainVariables = {
  TLS_ASK_SECRET: z
    .string()
    .regex(/^[\w.~-]{16,200}$/, 'must be 16 to 200 letters, digits, dots, dashes or underscores')
    .optional(),
  DNS_SERVERS: z
    .string()
    .refine(
      (value) => listed(value).every(isServer),
      'must be addresses like 192.0.2.53 or 127.0.0.1:5300, with commas between',
    )
    .transform(listed)
    .optional(),
};

type Values = z.output<z.ZodObject<typeof domainVariables>>;

export function readDomainSettings(values: Values): DomainSettings {
  return { dnsServers: values.DNS_SERVERS ?? [], tlsAskSecret: values.TLS_ASK_SECRET };
}

function listed(value: string): readonly string[] {
  return value.split(',').map((one) => one.trim());
}

/** An address, with a port where there is one: `192.0.2.53:5300`, `[2001:db8::53]:5300`. */
function isServer(value: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(value) ?? [];
  return isIP(bracketed ?? plain ?? value) > 0;
}
