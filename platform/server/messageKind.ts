import type { Language } from '../wire/language.ts';

/** The facts that the words of a message are made of. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Where a message leads (portal 3, handParam): to an address, or to an order by its number and line type. */
export interface HandParam {
  url?: string;
  /** for suppliers, where theirs is another */
  gysurl?: string;
  lineType?: string;
  orderBigNo?: string;
  stationCnname?: string;
  trainNo?: string;
}

/**
 * A kind of message that a feature writes. Its words are made when somebody reads it, in the reader's language, so
 * only facts are kept.
 */
export interface MessageKind<Params extends MessageParams = MessageParams> {
  /** unique over all features: `booking_confirmed` */
  readonly businessCode: string;
  /** `0`: to be read; `1`: a reminder, given once about a thing, to be read; `2`: to be done (portal 2.6) */
  readonly handWay: 0 | 1 | 2;
  /** entry of the dictionary `remindTypeFront` */
  readonly msgType: string;
  /**
   * who is told: a company's main account and those of its people who hold the permission; everybody on the portal
   * who holds it by a role; or one person
   */
  readonly audience: 'company' | 'holders' | 'person';
  /** what one needs to hold to be told, and to go where it leads */
  readonly permission: string;
  words(params: Params, language: Language): { title: string; content: string };
  /** absent: it leads nowhere */
  jump?(params: Params): HandParam;
  /** business codes of to-dos about the same thing that are done once this is told */
  readonly closes?: readonly string[];
}
