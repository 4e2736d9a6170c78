/** The languages that there are, and the one that the caller reads. */
import { languageNames, type Language } from '@member-care/domain/language/language.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { languageSchema } from './person-languages.ts'

const offeredSchema = z.object({ languages: z.array(z.object({ code: languageSchema, name: z.string() })) })
const ownSchema = z.object({ language: languageSchema.nullable() })

const own = { access: 'signed-in', stepUp: 'none' } as const

export const languageRoutes: Routes = (app, { languages: people }) => {
  app.get('/languages', { config: { access: 'public' }, schema: { response: { 200: offeredSchema } } }, async () => ({
    languages: people.offered.map((code) => ({ code, name: languageNames[code] })),
  }))

  app.get('/users/me/language', { config: own, schema: { response: { 200: ownSchema } } }, async (request) => ({
    language: (await people.chosenBy(request.caller.user.userId)) ?? null,
  }))

  app.put(
    '/users/me/language',
    { config: own, schema: { body: z.object({ language: languageSchema }), response: { 200: ownSchema } } },
    async (request) => {
      const language: Language = request.body.language
      if (!people.offered.includes(language)) throw apiError('VALIDATION_ERROR')
      await people.keep(request.caller.user.userId, language)
      return { language }
    },
  )
}
