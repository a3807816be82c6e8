import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { ConfigError, type S3Config } from '../config.ts';
import type { Store } from './store.ts';

const READ_AT_ONCE = 1_048_576;
const TRIES = 3;
const REMOVED_AT_ONCE = 50;
/** Separates our keys from others in the bucket. */
const PREFIX = 'ironsilk/';

/** Blob store on any S3-compatible server. Throws ConfigError if the bucket cannot be reached. */
export async function openS3Store(config: S3Config): Promise<Store> {
  const client = clientFor(config);
  try {
    await client.send(new HeadBucketCommand({ Bucket: config.bucket }));
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message || fault.name : String(fault);
    throw new ConfigError(`S3_BUCKET ${config.bucket} cannot be reached: ${reason}`);
  }
  return s3Store(client, config.bucket);
}

function clientFor(config: S3Config): S3Client {
  const { accessKeyId, secretAccessKey } = config;
  return new S3Client({
    region: config.region,
    forcePathStyle: config.isPathStyle,
    ...(config.endpoint && { endpoint: config.endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // many compatible stores do not know newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function s3Store(client: S3Client, bucket: string): Store {
  const named = (key: string) => ({ Bucket: bucket, Key: PREFIX + key });
  const putOnce = async (key: string, from: string) => {
    const { size } = await stat(from);
    const bytes = createReadStream(from, { highWaterMark: READ_AT_ONCE });
    try {
      await client.send(new PutObjectCommand({ ...named(key), Body: bytes, ContentLength: size }));
    } finally {
      bytes.destroy();
    }
  };
  return {
    isFar: true,
    async put(key, from) {
      // the SDK cannot retry: a consumed stream cannot be sent again
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await putOnce(key, from);
        } catch (fault) {
          if (attempt === TRIES) throw fault;
        }
      }
    },
    async open(key, range) {
      const part = range && { Range: `bytes=${range.from}-${range.to}` };
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ ...named(key), ...part }));
      if (!(Body instanceof Readable)) throw new Error('The store answers no bytes');
      if (range && ContentLength !== range.to - range.from + 1) {
        Body.destroy();
        throw new Error('The store answers another part than it was asked for');
      }
      return Body;
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand(named(key)));
        return true;
      } catch (fault) {
        if (fault instanceof NotFound) return false;
        throw fault;
      }
    },
    async remove(keys) {
      // single deletes: not every compatible store has bulk delete
      for (let first = 0; first < keys.length; first += REMOVED_AT_ONCE) {
        const some = keys.slice(first, first + REMOVED_AT_ONCE);
        await Promise.all(some.map((key) => client.send(new DeleteObjectCommand(named(key)))));
      }
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: PREFIX })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key.slice(PREFIX.length), putAt: LastModified };
        }
      }
    },
  };
}
