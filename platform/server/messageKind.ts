import type { Language, TextsByLanguage } from '../wire/language.ts';
import { withShownTimes } from '../wire/shownTime.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Link of a message (portal 3, handParam): a URL, or an order by number and line type. */
export interface HandParam {
  url?: string;
  /** for suppliers, if different */
  gysurl?: string;
  lineType?: string;
  orderBigNo?: string;
  stationCnname?: string;
  trainNo?: string;
}

/** A kind of message. Only facts are stored; texts are rendered when read, in the reader's language. */
export interface MessageKind<Params extends MessageParams = MessageParams> {
  /** unique over all features: `booking_confirmed` */
  readonly businessCode: string;
  /** `0`: to read; `1`: a reminder, sent once per record, to read; `2`: to do (portal 2.6) */
  readonly handWay: 0 | 1 | 2;
  /** entry of the dictionary `remindTypeFront` */
  readonly msgType: string;
  /** `company`: main account and holders of the permission; `holders`: all holders by role; `person`: one account */
  readonly audience: 'company' | 'holders' | 'person';
  readonly permission: string;
  /** asks for a decision on amounts: not sent to people who see none */
  readonly isAboutMoney?: boolean;
  render(params: Params, language: Language): { title: string; content: string };
  linkOf?(params: Params): HandParam;
  /** business codes of to-dos on the same record that this message completes */
  readonly closes?: readonly string[];
}

/** A message as one reads it, with its days and times in the reader's language. */
export function renderMessage<Params extends MessageParams>(
  kind: Pick<MessageKind<Params>, 'render'>,
  params: Params,
  language: Language,
): { title: string; content: string } {
  const { title, content } = kind.render(params, language);
  return { title: withShownTimes(title, language), content: withShownTimes(content, language) };
}

/** Makes kinds of messages whose words stand in a room's texts: `kindOf('bill_sent', CUSTOMER, (t) => t.messages.sent)`. */
export const messageKindsIn =
  <Texts>(texts: TextsByLanguage<Texts>) =>
  <Params extends MessageParams, LinkParams extends MessageParams = Record<never, never>>(
    businessCode: string,
    how: Omit<MessageKind<LinkParams>, 'businessCode' | 'render'>,
    wordsIn: (texts: Texts, language: Language) => (params: Params) => { title: string; content: string },
  ): MessageKind<Params & LinkParams> => ({
    ...how,
    businessCode,
    render: (params, language) => wordsIn(texts[language], language)(params),
  });
