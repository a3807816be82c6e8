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

const CHUNK_BYTES = 1_048_576;
const MAX_ATTEMPTS = 3;
const DELETE_BATCH = 50;
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
  const objectRef = (key: string) => ({ Bucket: bucket, Key: PREFIX + key });
  const putOnce = async (key: string, from: string) => {
    const { size } = await stat(from);
    const bytes = createReadStream(from, { highWaterMark: CHUNK_BYTES });
    try {
      await client.send(new PutObjectCommand({ ...objectRef(key), Body: bytes, ContentLength: size }));
    } finally {
      bytes.destroy();
    }
  };
  return {
    isRemote: true,
    async put(key, from) {
      // the SDK cannot retry: a consumed stream cannot be sent again
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await putOnce(key, from);
        } catch (fault) {
          if (attempt === MAX_ATTEMPTS) throw fault;
        }
      }
    },
    async open(key, range) {
      const part = range && { Range: `bytes=${range.from}-${range.to}` };
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ ...objectRef(key), ...part }));
      if (!(Body instanceof Readable)) throw new Error('The store answers no bytes');
      if (range && ContentLength !== range.to - range.from + 1) {
        Body.destroy();
        throw new Error('The store answers another part than it was asked for');
      }
      return Body;
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand(objectRef(key)));
        return true;
      } catch (fault) {
        if (fault instanceof NotFound) return false;
        throw fault;
      }
    },
    async remove(keys) {
      // single deletes: not every compatible store has bulk delete
      for (let first = 0; first < keys.length; first += DELETE_BATCH) {
        const some = keys.slice(first, first + DELETE_BATCH);
        await Promise.all(some.map((key) => client.send(new DeleteObjectCommand(objectRef(key)))));
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
