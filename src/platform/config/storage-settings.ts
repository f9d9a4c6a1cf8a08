import { z } from 'zod';
import { isOneAddress } from '#platform/mail/mail-message.ts';
import { ConfigError } from '#platform/config/config-error.ts';
import { address, addresses, serverAddress } from '#platform/config/variable-kinds.ts';

/** A bucket of an S3-compatible store. */
export type BucketSettings = {
  /** `https://host/bucket`, without a slash at its end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Where the program keeps its data; what's unset is kept in process or in the data folder. */
export type StorageSettings = {
  readonly databaseUrl: string | undefined;
  /** The same database without the pool in front, if `databaseUrl` leads to a transaction pool. */
  readonly databaseDirectUrl: string | undefined;
  /** Replicas of it that may be read from. */
  readonly databaseReadUrls: readonly string[];
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly bucket: BucketSettings | undefined;
  /** The store whose buckets backups go to. */
  readonly backupBucket: BucketSettings | undefined;
  /** Seals the secret of the site in its backups. */
  readonly backupPassphrase: string | undefined;
};

export const storageVariables = {
  DATABASE_URL: address('postgres:', 'postgresql:'),
  DATABASE_DIRECT_URL: address('postgres:', 'postgresql:'),
  DATABASE_READ_URLS: addresses('postgres:', 'postgresql:'),
  REDIS_URL: address('redis:', 'rediss:'),
  SMTP_URL: serverAddress('smtp:', 'smtps:').refine(
    (value) => isSender(value === undefined ? null : new URL(value).searchParams.get('from')),
    'must have one mail address behind ?from=',
  ),
  S3_URL: serverAddress('http:', 'https:'),
  BACKUP_S3_URL: serverAddress('http:', 'https:'),
  LONGHAND_BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
};

function isSender(from: string | null): boolean {
  return from === null || isOneAddress(from);
}

type Values = z.output<z.ZodObject<typeof storageVariables>>;

export function readStorageSettings(values: Values): StorageSettings {
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_URL', 'must be set, because DATABASE_DIRECT_URL is');
  if (values.DATABASE_READ_URLS !== undefined && values.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_URL', 'must be set, because DATABASE_READ_URLS is');
  const backupName = values.BACKUP_S3_URL === undefined ? 'S3_URL' : 'BACKUP_S3_URL';
  const backupUrl = values.BACKUP_S3_URL ?? values.S3_URL;
  return {
    backupBucket: backupUrl === undefined ? undefined : readBucket(backupName, new URL(backupUrl)),
    backupPassphrase: values.LONGHAND_BACKUP_PASSPHRASE,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrls: values.DATABASE_READ_URLS ?? [],
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    bucket: values.S3_URL === undefined ? undefined : readBucket('S3_URL', new URL(values.S3_URL)),
  };
}

/** Reads `https://KEY:SECRET@host/bucket?region=eu-west-1`. */
function readBucket(name: string, url: URL): BucketSettings {
  const path = url.pathname.replace(/\/+$/, '');
  if (url.username === '' || url.password === '' || path === '') {
    throw new ConfigError(name, 'must be like https://KEY:SECRET@host/bucket?region=REGION');
  }
  return {
    bucketUrl: `${url.origin}${path}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
