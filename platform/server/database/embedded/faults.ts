/** Everything that can go wrong with the embedded PostgreSQL. Messages are one line, meant for the person at the terminal. */
export class EmbeddedPostgresFault extends Error {
  override name = 'EmbeddedPostgresFault';
}

/** Another living process works on this data folder. */
export class DataFolderInUse extends EmbeddedPostgresFault {
  override name = 'DataFolderInUse';

  /** `pid` is undefined when the other process did not say who it is. */
  constructor(folder: string, pid: number | undefined) {
    super(
      `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}.`,
    );
  }
}

/** The data folder cannot hold our database: wrong owner, unreachable, foreign content, another major version. */
export class DataFolderUnusable extends EmbeddedPostgresFault {
  override name = 'DataFolderUnusable';
}

/** The PostgreSQL programs, or the system user to run them, are not there. */
export class PostgresMissing extends EmbeddedPostgresFault {
  override name = 'PostgresMissing';
}

/** PostgreSQL was there and did not do what it was asked to: create, start, answer or stop. */
export class PostgresFailed extends EmbeddedPostgresFault {
  override name = 'PostgresFailed';
}
