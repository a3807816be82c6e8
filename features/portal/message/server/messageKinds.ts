import type { Feature } from '../../../../platform/server/feature.ts';
import { type MessageKind, type MessageParams, renderMessage } from '../../../../platform/server/messageKind.ts';
import { withoutAmounts } from '../../../../platform/wire/amountsInText.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';

/** Every parameter reads as an empty text. */
const EMPTY_PARAMS = new Proxy<MessageParams>({}, { get: () => '' });

/** Registry of the message kinds of all features. */
export class MessageKinds {
  readonly #byCode: ReadonlyMap<string, MessageKind>;

  constructor(all: readonly Feature[]) {
    const kinds = all.flatMap((feature) => feature.messages ?? []);
    this.#byCode = new Map(kinds.map((kind) => [kind.businessCode, kind]));
    if (this.#byCode.size < kinds.length) throw new Error('two kinds of messages have the same business code');
  }

  get all(): readonly MessageKind[] {
    return [...this.#byCode.values()];
  }

  /** Undefined: its feature no longer exists. */
  find(businessCode: string): MessageKind | undefined {
    return this.#byCode.get(businessCode);
  }

  render(
    { businessCode, params }: { businessCode: string; params: MessageParams },
    language: Language,
  ): { title: string; content: string } {
    const kind = this.find(businessCode);
    if (kind === undefined) return { title: businessCode, content: '' };
    return renderMessage(kind, params, language);
  }

  /** For e-mail and SMS, without amounts where the receiver sees none. */
  renderFor({
    hidesMoney,
    language,
    ...message
  }: {
    businessCode: string;
    params: MessageParams;
    hidesMoney: boolean;
    language: Language;
  }): { title: string; content: string } {
    const { title, content } = this.render(message, language);
    if (!hidesMoney) return { title, content };
    return { title: withoutAmounts(title), content: withoutAmounts(content) };
  }

  /** Codes of kinds whose own texts contain a text, in any language. */
  codesContaining(text: string): string[] {
    const needle = text.toLowerCase();
    return this.all
      .filter((kind) =>
        LANGUAGES.some((language) => {
          const { title, content } = kind.render(EMPTY_PARAMS, language);
          return `${title}\n${content}`.toLowerCase().includes(needle);
        }),
      )
      .map((kind) => kind.businessCode);
  }
}
