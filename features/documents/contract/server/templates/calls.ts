import { type Binding, bind } from '../../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../../platform/server/platform.ts';
import * as wire from '../../templateWire.ts';
import { addDraft, setAgreement } from './add.ts';
import { documentFile } from './document.ts';
import { activate, retire } from './offer.ts';
import { preview, previewPage } from './preview.ts';
import { templateRecords } from './records.ts';

/** What operators do with contract templates. */
export function templateCalls(platform: Platform): Binding[] {
  return [
    ...templateRecords.reads(platform),
    bind(wire.addTemplate, (input, ctx) => addDraft(platform, input, ctx)),
    bind(wire.setTemplateAgreement, (input, ctx) => setAgreement(platform, input, ctx)),
    bind(wire.activateTemplate, activate),
    bind(wire.retireTemplate, retire),
    bind(wire.downloadTemplate, ({ templateId }, ctx) => documentFile(platform, templateId, ctx)),
    bind(wire.previewTemplate, (input, ctx) => preview(platform, input, ctx)),
    bind(wire.readPreviewPage, (input, ctx) => previewPage(platform, input, ctx)),
  ];
}
