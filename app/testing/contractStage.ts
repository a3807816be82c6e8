import * as linkWire from '../../features/documents/contract/linkWire.ts';
import {
  contractQueue,
  countersign,
  grantCountersign,
  sendCountersignCode,
} from '../../features/documents/contract/operatorWire.ts';
import * as wire from '../../features/documents/contract/wire.ts';
import { outboxMessages } from '../../features/portal/outbox/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import { TestFixture } from './testFixture.ts';

interface Seen {
  contractId: number;
  version: number;
}

/** Mobile number of the demo's operator. */
const OPERATOR_MOBILE = '13800010007';

/** Contracts on their way through both signatures, without face checks. */
export class ContractStage {
  readonly fixture: TestFixture;

  private constructor(fixture: TestFixture) {
    this.fixture = fixture;
  }

  /** On a server of its own, or the given one. */
  static async open(given?: TestServer): Promise<ContractStage> {
    const fixture = await TestFixture.open(given);
    const off = `update sys_config set config_value = 'false' where config_key = 'contract.faceCheck'`;
    await fixture.database.query(off);
    return new ContractStage(fixture);
  }

  /** By the first template that a company can sign. */
  async make(company: Actor): Promise<number> {
    const own = await company.send(wire.listContracts, {});
    const first = own.find(({ standing }) => standing === 'offered');
    const made = await company.send(wire.generateContract, { tid: first?.tid ?? 0 });
    return made.contractId ?? 0;
  }

  /** Signed by the legal representative on a phone. */
  async signByCompany(company: Actor, contractId: number): Promise<Seen> {
    await this.forgetWaits();
    await company.send(wire.reportContractRead, { contractId });
    await company.send(wire.startSign, { contractId, isAgreed: true, signWay: '1' });
    const token = await this.#lastSms(/\/custom\/contractSign\/([\w-]+)/);
    const holder = { token, browserKey: 'phone' };
    const stranger = this.fixture.server.anonymous;
    await stranger.send(linkWire.openContractLink, holder);
    await stranger.send(linkWire.sendLinkCode, holder);
    await stranger.send(linkWire.signByLink, { ...holder, code: await this.#lastSms(/验证码(\d{6})/) });
    const { rows } = await this.fixture.operator.send(contractQueue.list, { contractState: 'signedByA' });
    return { contractId, version: rows.find((row) => row.contractId === contractId)?.version ?? 0 };
  }

  /** Authorization of the operator for some contracts, by the code that was sent. */
  async grant(contracts: Seen[]): Promise<string> {
    await this.forgetWaits();
    const { operator } = this.fixture;
    await operator.send(sendCountersignCode, {});
    return (await operator.send(grantCountersign, { code: await this.operatorCode(), contracts })).grant;
  }

  operatorCode(): Promise<string> {
    return this.#lastSms(/验证码 (\d{6})/, OPERATOR_MOBILE);
  }

  async countersign(seen: Seen): Promise<void> {
    await this.fixture.operator.send(countersign, { ...seen, grant: await this.grant([seen]) });
  }

  /** A contract in force. */
  async signByBoth(company: Actor): Promise<number> {
    const contractId = await this.make(company);
    await this.countersign(await this.signByCompany(company, contractId));
    return contractId;
  }

  /** As if the last code and link had been sent long ago. */
  async forgetWaits(): Promise<void> {
    await this.fixture.database.query(
      `update verification_code set created_at = created_at - interval '2 hours';
       update contract_link set created_at = created_at - interval '2 days'`,
    );
  }

  async #lastSms(pattern: RegExp, receiver?: string): Promise<string> {
    const asked = receiver === undefined ? {} : { receiver };
    const { rows } = await this.fixture.operator.send(outboxMessages.list, { channel: 'sms', ...asked });
    const found = rows.map(({ text }) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
    return found ?? '';
  }
}
