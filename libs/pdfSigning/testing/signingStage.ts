import { PDF } from '@libpdf/core';
import { createAuthority, createRevocationList, type Identity, issueIdentity } from '../certificateAuthority.ts';
import { localSigner } from '../localSigner.ts';
import { companySeal, personalSeal } from '../seal.ts';
import type { Seal } from '../signatureField.ts';
import { signPdf } from '../signPdf.ts';
import { localTimestamps } from '../timestampAuthority.ts';

export const FRAMES = ['PartyA', 'PartyB'].map((fieldName, at) => ({
  fieldName,
  label: fieldName,
  pageIndex: -1,
  x: 60,
  y: 420 - at * 200,
  width: 475,
  height: 160,
}));

interface Signer {
  identity: Identity;
  fieldName: string;
  seals?: Seal[];
  revoked?: { serialNumber: string; at: Date }[];
  /** what the clock says; now */
  stampedAt?: Date;
}

/** An authority, two who sign, and a contract that they sign one after the other. */
export class SigningStage {
  readonly now: Date;
  readonly root: Identity;
  readonly shipper: Identity;
  readonly #clock: Identity;
  readonly #platform: Identity;

  private constructor(now: Date, identities: Record<'root' | 'clock' | 'shipper' | 'platform', Identity>) {
    this.now = now;
    this.root = identities.root;
    this.shipper = identities.shipper;
    this.#clock = identities.clock;
    this.#platform = identities.platform;
  }

  static async open(): Promise<SigningStage> {
    const now = new Date();
    const long = { from: now, days: 3650 };
    const year = { from: now, days: 365 };
    const root = await createAuthority({ commonName: 'Test root', country: 'CN' }, long);
    const threeYears = { from: now, days: 1_095 };
    const clock = await issueIdentity(root, 'timestamps', { commonName: 'Test clock' }, threeYears);
    const company = {
      organization: '西安国际陆港多式联运有限公司',
      serialNumber: '91610131MA6TQ1234X',
      country: 'CN',
    };
    const shipper = await issueIdentity(root, 'signing', { commonName: '王小明', ...company }, year);
    const platform = await issueIdentity(root, 'signing', { commonName: 'ООО «Евразия»' }, year);
    return new SigningStage(now, { root, clock, shipper, platform });
  }

  async contract(): Promise<Uint8Array> {
    const pdf = PDF.create();
    for (const words of ['Price 2,350.00 USD', 'Signatures']) {
      const page = pdf.addPage({ size: 'a4' });
      page.drawText(words, { x: 60, y: 700, size: 20 });
    }
    return pdf.save();
  }

  async signedBy(
    pdf: Uint8Array,
    { identity, fieldName, seals = [], revoked = [], stampedAt = this.now }: Signer,
  ): Promise<Uint8Array> {
    const { root, now } = this;
    const chain = [root.certificate];
    const policy = '1.3.6.1.4.1.32473.1';
    return signPdf(pdf, {
      signer: await localSigner(identity, chain),
      timestamps: localTimestamps({ identity: this.#clock, chain, policy, now: () => stampedAt }),
      revocationList: () => createRevocationList(root, revoked, { from: new Date(), days: 30 }),
      frames: FRAMES,
      fieldName,
      seals,
      reason: 'Contract',
      location: 'Ironsilk',
      at: now,
    });
  }

  async signedByA(): Promise<Uint8Array> {
    const name = '西安国际陆港多式联运有限公司';
    const picture = await companySeal({ name, use: '合同专用章', code: '6101310123456' });
    const seals = [{ picture, x: 20, y: 14, width: 120 }];
    return this.signedBy(await this.contract(), { identity: this.shipper, fieldName: 'PartyA', seals });
  }

  async signedByBoth(): Promise<Uint8Array> {
    const picture = await personalSeal({ name: 'Иванов И. И.', lines: ['ООО «Евразия»', '2026-11-22'] });
    const seals = [{ picture, x: 220, y: 14, width: 160 }];
    return this.signedBy(await this.signedByA(), { identity: this.#platform, fieldName: 'PartyB', seals });
  }
}
