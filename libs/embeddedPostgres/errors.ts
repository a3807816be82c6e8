export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

export class DataFolderInUse extends EmbeddedPostgresError {
  override name = 'DataFolderInUse';

  constructor(folder: string, pid: number | undefined) {
    super(`The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}.`);
  }
}

export class DataFolderUnusable extends EmbeddedPostgresError {
  override name = 'DataFolderUnusable';
}

export class PostgresMissing extends EmbeddedPostgresError {
  override name = 'PostgresMissing';
}

export class PostgresFailed extends EmbeddedPostgresError {
  override name = 'PostgresFailed';
}
