import { CODE } from '../../wire/envelope.ts';
import type { Language, TextsByLanguage } from '../../wire/language.ts';

/** A text that is chosen when the reader's language is known. */
export type Saying = (language: Language) => string;

/** "No", with a reason for the person who asked. Everything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly code: number;
  readonly say: Saying;
  /** wrong inputs by path, such as `containers.0.containerNo` */
  readonly fields: Readonly<Record<string, Saying>> | undefined;
  /** the same may well be accepted a little later */
  readonly isForNow: boolean;

  constructor(
    say: Saying,
    {
      code = CODE.refused,
      fields,
      isForNow = false,
    }: { code?: number; fields?: Readonly<Record<string, Saying>>; isForNow?: boolean } = {},
  ) {
    super(say('en'));
    this.say = say;
    this.code = code;
    this.fields = fields;
    this.isForNow = isForNow;
  }
}

type Pick<Texts> = (texts: Texts) => string;

/** Makes refusals from one feature's texts: `throw refuse((t) => t.trainClosed)`. */
export function refusing<Texts>(texts: TextsByLanguage<Texts>) {
  const saying =
    (pick: Pick<Texts>): Saying =>
    (language) =>
      pick(texts[language]);

  return Object.assign((pick: Pick<Texts>, code?: number) => new Refusal(saying(pick), { code }), {
    /** A refusal of what may well be accepted a little later. */
    forNow: (pick: Pick<Texts>) => new Refusal(saying(pick), { isForNow: true }),

    /** A refusal that names the wrong inputs by path. */
    atFields(pick: Pick<Texts>, fields: Readonly<Record<string, Pick<Texts>>>): Refusal {
      const sayings = Object.entries(fields).map(([path, text]) => [path, saying(text)] as const);
      return new Refusal(saying(pick), { fields: Object.fromEntries(sayings) });
    },
  });
}
