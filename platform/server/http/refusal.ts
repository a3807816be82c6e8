import { CODE } from '../../wire/envelope.ts';
import type { Language, TextsByLanguage } from '../../wire/language.ts';

export type Saying = (language: Language) => string;

/** An error meant for the user. Anything else thrown is an internal error. */
export class Refusal extends Error {
  readonly code: number;
  readonly say: Saying;
  /** wrong inputs by path, such as `containers.0.containerNo` */
  readonly fields: Readonly<Record<string, Saying>> | undefined;
  /** a later attempt may succeed */
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

/** Creates errors from one feature's texts: `throw userError((t) => t.trainClosed)`. */
export function refusing<Texts>(texts: TextsByLanguage<Texts>) {
  const saying =
    (pick: Pick<Texts>): Saying =>
    (language) =>
      pick(texts[language]);

  return Object.assign((pick: Pick<Texts>, code?: number) => new Refusal(saying(pick), { code }), {
    forNow: (pick: Pick<Texts>) => new Refusal(saying(pick), { isForNow: true }),

    atFields(pick: Pick<Texts>, fields: Readonly<Record<string, Pick<Texts>>>): Refusal {
      const sayings = Object.entries(fields).map(([path, text]) => [path, saying(text)] as const);
      return new Refusal(saying(pick), { fields: Object.fromEntries(sayings) });
    },
  });
}
