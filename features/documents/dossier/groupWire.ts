import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { sizeType } from '../../freight/train/sizeTypes.ts';
import { DOSSIER_ACCESS } from './accessWire.ts';
import { paperEntry } from './wire.ts';

/** Reads of a dossier for programs, one for each task of the document groups (inventory W06). */
const read = { method: 'GET', effect: 'read', access: permission(DOSSIER_ACCESS.query) } as const;
const orderBigNo = line(20);
const ofOrder = z.object({ orderBigNo });
const text = z.string();

export const getContainerBaseInfo = call({
  ...read,
  path: '/genDoc/getContainerBaseInfo',
  summary: 'Containers of an order with number, type, seals, weights, VGM and wagon; texts are empty where not known',
  input: ofOrder,
  response: data(
    z.array(
      z.object({
        orderContainerId: z.number(),
        containerNo: text,
        sizeType,
        owner: z.enum(['SOC', 'COC']),
        maxGrossKg: z.number(),
        tareKg: text,
        vgmKg: text,
        vgmMethod: text,
        sealNo: text,
        otherSeals: text,
        wagonNo: text,
      }),
    ),
  ),
});

const listed = (path: '/departDoc' | '/onboardDoc' | '/destDoc', what: string) =>
  call({
    ...read,
    path: `${path}/listDocuments`,
    summary: `${what} of an order: state, number, what keeps each from being issued`,
    input: ofOrder,
    response: data(z.array(paperEntry)),
  });

export const listDepartureDocuments = listed('/departDoc', 'Departure documents');
export const listOnboardDocuments = listed('/onboardDoc', 'On-board documents');
export const listDestinationDocuments = listed('/destDoc', 'Destination documents');

export const getWaybillData = call({
  ...read,
  path: '/waybillDoc/getWaybillData',
  summary: 'Boxes of the consignment note of a container as they would be printed now',
  input: z.object({ orderBigNo, orderContainerId: id }),
  response: data(
    z.object({
      number: text.describe("of the issued note; ''"),
      boxes: z.array(z.object({ no: text, title: text, text })),
    }),
  ),
});

export const getCustomsConfirmation = call({
  ...read,
  path: '/customDoc/getConfirmation',
  summary: 'Whether the draft of the export declaration is confirmed, by whom, and what has changed since',
  input: ofOrder,
  response: data(
    z.object({
      isConfirmed: z.boolean(),
      confirmedBy: text,
      confirmedTime: dateTimeText.nullable(),
      faultCount: z.number().int(),
      changedBoxes: z.array(text),
    }),
  ),
});

export const listDeclarationElements = call({
  ...read,
  path: '/bg/listDeclarationElements',
  summary: 'HS code, declaration elements and tariff quantity of each goods line of an order',
  input: ofOrder,
  response: data(
    z.array(
      z.object({
        lineKey: text,
        goodsNameCn: text,
        goodsNameEn: text,
        goodsNameRu: text,
        hscode: text,
        hscodeBg: text,
        declarationElements: text,
        legalQuantity: text,
        legalUnit: text,
      }),
    ),
  ),
});

export const getPackagingScheme = call({
  ...read,
  path: '/goodsBill/getPackagingScheme',
  summary: 'Packing of an order by container: kind, packages, weights in kg and volume in m³ of each goods line',
  input: ofOrder,
  response: data(
    z.array(
      z.object({
        orderContainerId: z.number().nullable().describe('null: lines of the whole order'),
        containerNo: text,
        lines: z.array(
          z.object({
            lineKey: text,
            goodsNameCn: text,
            goodsNameEn: text,
            goodsNameRu: text,
            packType: text,
            packNum: text,
            smallPackNum: text,
            goodsWeightKg: text,
            goodsGrossWeightKg: text,
            goodsVolumeM3: text,
          }),
        ),
      }),
    ),
  ),
});
