export class EmbeddedPostgresFault extends Error {
  override name = 'EmbeddedPostgresFault';
}

export class DataFolderInUse extends EmbeddedPostgresFault {
  override name = 'DataFolderInUse';

  constructor(folder: string, pid: number | undefined) {
    super(
      `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}.`,
    );
  }
}

export class DataFolderUnusable extends EmbeddedPostgresFault {
  override name = 'DataFolderUnusable';
}

export class PostgresMissing extends EmbeddedPostgresFault {
  override name = 'PostgresMissing';
}

export class PostgresFailed extends EmbeddedPostgresFault {
  override name = 'PostgresFailed';
}
