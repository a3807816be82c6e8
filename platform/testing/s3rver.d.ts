declare module 's3rver' {
  import type { Readable } from 'node:stream';

  interface StoredObject {
    bucket: string;
    key: string;
    content: Readable;
    metadata: object;
  }

  export default class S3rver {
    readonly store: {
      getResourcePath(bucket: string, key: string, resource: 'object'): string;
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
      putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
    };
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
