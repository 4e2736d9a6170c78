/** The console's calls that keep the pictures of panel clinics. */
import multipart from '@fastify/multipart'
import { clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { receiveUpload, type ReceivedForm } from '../documents/receive-upload.ts'
import { UploadRefused, type UploadRefusal } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { keepClinicImage, makeClinicImage, removeClinicImage } from './clinic-images.ts'
import {
  findPanelClinic,
  listPanelClinics,
  panelClinicSortFields,
  type PanelClinicRecord,
} from './panel-clinic-list.ts'

const keeping = { access: { power: 'content.manage' }, stepUp: 'always' } as const
/** The panel list is the same for all. */
const ofClinic = { ...keeping, record: 'unowned' } as const
const params = z.object({ code: z.string().max(40) })
const FIELD = 'image'
const refusalTexts: Readonly<Partial<Record<UploadRefusal, string>>> = {
  get 'too-many'() {
    return texts.tooMany
  },
  get 'too-large'() {
    return texts.tooLarge
  },
  get empty() {
    return texts.noFile
  },
}

const clinicSchema = z
  .object({
    /** The clinic's code. */
    id: z.string(),
    name: z.string(),
    address: z.string(),
    area: z.string(),
    /** When its picture was put there, UTC, ISO; null without one. */
    imageChangedAt: z.string().nullable(),
    isExcluded: z.boolean(),
  })
  .meta({ id: 'PanelClinicRecord' })

export const clinicImageRoutes: Routes = (app, parts) => {
  const listQuery = listQuerySchema({
    sortFields: panelClinicSortFields,
    filter: { q: z.string().max(100).optional() },
  })
  app.get(
    '/console/panel-clinics',
    { config: keeping, schema: { querystring: listQuery, response: { 200: z.array(clinicSchema) } } },
    async ({ query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['name', 'ASC']
      const listed = await listPanelClinics(
        parts.database,
        { codes: query.filter?.id, q: query.filter?.q },
        page,
        sortBy(field, direction),
      )
      describePage(reply, 'panel-clinics', page, listed)
      return listed.items.map(toAnswer)
    },
  )

  app.delete(
    '/console/panel-clinics/:code/image',
    { config: ofClinic, schema: { params, response: { 200: clinicSchema } } },
    async ({ params: { code } }) => {
      const clinic = await requireClinic(parts, code)
      await removeClinicImage(parts, clinic.code)
      return toAnswer(await requireClinic(parts, code))
    },
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    const schema = { consumes: ['multipart/form-data'], params, response: { 200: clinicSchema } }
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post('/console/panel-clinics/:code/image', { config: ofClinic, schema }, async (request) => {
        const clinic = await requireClinic(parts, request.params.code)
        const form = await receiveImage(parts, request)
        try {
          await keepClinicImage(parts, clinic.code, await pictureOf(parts, form), {
            by: request.caller.user.userId,
            at: parts.clock(),
          })
        } finally {
          await form.discard()
        }
        return toAnswer(await requireClinic(parts, clinic.code))
      })
  })
}

async function requireClinic({ database }: Parts, code: string): Promise<PanelClinicRecord> {
  const clinic = await findPanelClinic(database, code)
  if (!clinic) throw apiError('NOT_FOUND')
  return clinic
}

/** Judges the file by its content, not by its name. @throws ApiError 422, 303 for what a scanner finds */
async function pictureOf({ antivirus }: Parts, { files: [file] }: ReceivedForm): Promise<Uint8Array> {
  if (!file) throw fieldError(FIELD, texts.noFile)
  const { clean } = await antivirus.scan(file.path)
  if (!clean) throw apiError('SUSPICIOUS_FILE')
  const picture = await makeClinicImage(file.path)
  if (!picture) throw fieldError(FIELD, texts.wrongType)
  return picture
}

async function receiveImage({ uploadFolder }: Parts, request: FastifyRequest): Promise<ReceivedForm> {
  try {
    return await receiveUpload(request, { folder: uploadFolder, maximumFiles: 1, fieldname: FIELD })
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error
    const text = refusalTexts[error.refusal]
    throw text === undefined ? apiError('MALFORMED_REQUEST') : fieldError(FIELD, text)
  }
}

function toAnswer({
  code,
  name,
  address,
  area,
  imageChangedAt,
  isExcluded,
}: PanelClinicRecord): z.infer<typeof clinicSchema> {
  return { id: code, name, address, area, imageChangedAt: imageChangedAt?.toISOString() ?? null, isExcluded }
}
