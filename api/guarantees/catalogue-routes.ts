/** The calls of the specification about letters of guarantee (3§7.4), under their own names and in their own form. The portal has its own (member-routes.ts). */
import multipart from '@fastify/multipart'
import { namesOneOf } from '@member-care/domain/claim/form/named-claimant.ts'
import { numberOfLetter } from '@member-care/domain/guarantee/letter-number.ts'
import { questionnaireSchema } from '@member-care/domain/guarantee/questionnaire.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import {
  findGuaranteeByNumber,
  listGuaranteesOfEmployee,
  type GuaranteeRecord,
} from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { receiveUpload } from '../documents/receive-upload.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { catalogueFormReader, inCatalogueNames } from './catalogue-form.ts'
import { employersOf, questionnaireOf } from './guarantee-context.ts'
import { guaranteesArea } from './guarantees-area.ts'
import { openLetter } from './reached-guarantee.ts'
import { requestGuarantee } from './request-guarantee.ts'

const area = '/externalapi/elog'
const consumes = ['multipart/form-data']

/** Where an address of a letter leads that was given out; it goes into no log (S77). */
const LETTER_ADDRESS = `${area}/letters`
const ADDRESS_LIVES_MS = 60_000

const elogRecordSchema = z
  .object({
    eLoG_id: z.string(),
    /** Singapore date of the admission. */
    dateFrom: z.string(),
    /** UTC, ISO. */
    createdon: z.string(),
    hospital: z.string(),
    status: z.string(),
    remarks: z.string(),
    /** The names of its letters, the latest first; one of them is asked for with getElogPdfUrl. */
    files: z.array(z.string()),
    policy_no: z.string(),
  })
  .meta({ id: 'ElogRecord' })

export const guaranteesCatalogueRoutes: Routes = (app, parts) => {
  app.post(
    `${area}/getElogConfigQuestions`,
    {
      config: guaranteesArea,
      schema: {
        body: z.object({ nric: z.string() }),
        response: { 200: z.object({ data: questionnaireSchema }) },
      },
    },
    async ({ caller, body }) => {
      return { data: questionnaireOf(await clientThatCovers(parts, caller, body.nric)) }
    },
  )

  app.get(
    `${LETTER_ADDRESS}/:pass`,
    { config: { access: 'public' }, schema: { params: z.object({ pass: z.string().max(100) }) } },
    async ({ params }, reply) => {
      const letter = parts.letterCodes.readPass(params.pass, parts.clock())
      if (!letter) throw apiError('NOT_FOUND')
      return openLetter(reply, parts, letter)
    },
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    addForms(forms.withTypeProvider<ZodTypeProvider>() as App, parts)
  })
}

function addForms(app: App, parts: Parts): void {
  app.post(
    `${area}/getElogList`,
    {
      config: guaranteesArea,
      schema: {
        consumes,
        querystring: z.object({ companyId: z.string().optional() }),
        response: { 200: z.object({ data: z.object({ results: z.array(elogRecordSchema) }) }) },
      },
    },
    async (request) => {
      const { caller, query } = request
      const { encryptedNric } = await readFields(parts, request, ['encryptedNric'])
      const nric = decrypted(parts, 'encryptedNric', encryptedNric)
      if (nric.toUpperCase() !== (await ownNric(parts, caller))) throw apiError('NOT_FOUND')
      const guarantees = await listGuaranteesOfEmployee(parts, caller.own, {
        employeeId: caller.user.userId,
        companyId: query.companyId || undefined,
      })
      return { data: { results: guarantees.map(toElogRecord) } }
    },
  )

  app.post(
    `${area}/submitElog`,
    {
      config: guaranteesArea,
      schema: {
        consumes,
        querystring: z.object({ companyId: z.string() }),
        response: { 200: z.object({ data: z.object({ eLoG_id: z.string() }) }) },
      },
    },
    async (request) => {
      const { companyId } = request.query
      const { number } = await requestGuarantee(parts, request, companyId, catalogueFormReader(companyId)).catch(
        (error: unknown) => {
          throw inCatalogueNames(error)
        },
      )
      return { data: { eLoG_id: number } }
    },
  )

  app.post(
    `${area}/getElogPdfUrl`,
    {
      config: guaranteesArea,
      schema: { consumes, response: { 200: z.object({ data: z.object({ PDF_URL: z.string() }) }) } },
    },
    async (request) => {
      const asked = await readFields(parts, request, ['filename', 'policyNo', 'eLoG_ID'])
      const number = decrypted(parts, 'eLoG_ID', asked.eLoG_ID)
      const guarantee = await findGuaranteeByNumber(parts, request.caller.own, number)
      if (guarantee?.policyNo !== asked.policyNo) throw apiError('NOT_FOUND')
      const letter = guarantee.letters.find(({ issue }) => fileNameOf(guarantee, issue) === asked.filename)
      if (!letter) throw apiError('NOT_FOUND')
      const until = new Date(parts.clock().getTime() + ADDRESS_LIVES_MS)
      const pass = parts.letterCodes.passFor({ guaranteeId: guarantee.guaranteeId, issue: letter.issue }, until)
      return { data: { PDF_URL: `${parts.settings.publicUrl.replace(/\/$/, '')}/api${LETTER_ADDRESS}/${pass}` } }
    },
  )
}

function toElogRecord(guarantee: GuaranteeRecord): z.infer<typeof elogRecordSchema> {
  return {
    eLoG_id: guarantee.number,
    dateFrom: guarantee.admissionOn,
    createdon: guarantee.requestedAt.toISOString(),
    hospital: guarantee.hospital,
    status: guaranteeTexts.statuses[guarantee.status],
    remarks: (guarantee.asksInformation ? guarantee.informationRequest : guarantee.reason) ?? '',
    files: guarantee.letters.map(({ issue }) => fileNameOf(guarantee, issue)).toReversed(),
    policy_no: guarantee.policyNo,
  }
}

function fileNameOf({ number }: Pick<GuaranteeRecord, 'number'>, issue: number): string {
  return `${numberOfLetter(number, issue)}.pdf`
}

/**
 * The member's company that covers somebody; of several the first one that offers letters, since the call names none.
 * @throws ApiError 404 when the number is nobody's whom the member may ask for
 */
async function clientThatCovers(parts: Parts, caller: Caller, nric: string): Promise<ClientRecord> {
  const covering = (await employersOf(parts, caller.own)).filter(({ patients }) =>
    namesOneOf(
      nric,
      patients.map((person) => person.nric),
    ),
  )
  const clients = await Promise.all(covering.map(({ companyId }) => parts.clients.getClient(caller.own, companyId)))
  const client = clients.find((one) => one?.featuresConfig.allowLOG) ?? clients[0]
  if (!client) throw apiError('NOT_FOUND')
  return client
}

async function ownNric(parts: Parts, { own, user }: Caller): Promise<string | undefined> {
  return (await parts.users.getUser(own, user.userId))?.nric?.toUpperCase()
}

/** @throws ApiError 422 at the field for what was not encrypted with the server's public key */
function decrypted(parts: Parts, field: string, encrypted: string): string {
  const text = parts.signInKey.decrypt(encrypted)
  if (text === undefined) throw fieldError(field, errorTexts.malformed)
  return text.trim()
}

/**
 * The text fields of a form without files; a field that is left out is empty.
 * @throws ApiError 400 for a form that cannot be read
 */
async function readFields<Field extends string>(
  { uploadFolder }: Pick<Parts, 'uploadFolder'>,
  request: FastifyRequest,
  fields: readonly Field[],
): Promise<Readonly<Record<Field, string>>> {
  const received = await receiveUpload(request, { folder: uploadFolder, maximumFiles: 0, fieldname: '' }).catch(
    (error: unknown) => {
      throw error instanceof UploadRefused ? apiError('MALFORMED_REQUEST') : error
    },
  )
  await received.discard()
  return Object.fromEntries(fields.map((field) => [field, received.fields[field] ?? ''])) as Record<Field, string>
}
