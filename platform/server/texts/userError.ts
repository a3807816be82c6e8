import { CODE } from '../../wire/envelope.ts';
import type { Language, TextsByLanguage } from '../../wire/language.ts';
import { withShownTimes } from '../../wire/shownTime.ts';

export type LocalizedText = (language: Language) => string;

/** An error meant for the user. Anything else thrown is an internal error. */
export class UserError extends Error {
  readonly code: number;
  readonly textIn: LocalizedText;
  /** wrong inputs by path, such as `containers.0.containerNo` */
  readonly fields: Readonly<Record<string, LocalizedText>> | undefined;
  /** a later attempt may succeed */
  readonly isRetryable: boolean;

  constructor(
    textIn: LocalizedText,
    {
      code = CODE.refused,
      fields,
      isRetryable = false,
    }: { code?: number; fields?: Readonly<Record<string, LocalizedText>>; isRetryable?: boolean } = {},
  ) {
    super(textIn('en'));
    this.textIn = textIn;
    this.code = code;
    this.fields = fields;
    this.isRetryable = isRetryable;
  }
}

type Pick<Texts> = (texts: Texts) => string;

/** Creates errors from one feature's texts: `throw userError((t) => t.trainClosed)`. */
export function userErrorsIn<Texts>(texts: TextsByLanguage<Texts>) {
  const localized =
    (pick: Pick<Texts>): LocalizedText =>
    (language) =>
      withShownTimes(pick(texts[language]), language);

  return Object.assign((pick: Pick<Texts>, code?: number) => new UserError(localized(pick), { code }), {
    retryable: (pick: Pick<Texts>) => new UserError(localized(pick), { isRetryable: true }),

    withFields(pick: Pick<Texts>, fields: Readonly<Record<string, Pick<Texts>>>, code?: number): UserError {
      const localizedFields = Object.entries(fields).map(([path, text]) => [path, localized(text)] as const);
      return new UserError(localized(pick), { fields: Object.fromEntries(localizedFields), code });
    },
  });
}
