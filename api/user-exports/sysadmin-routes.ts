/** The catalogue's call that asks for a file of users (3§7.7). */
import { exportFilterFields, userExportRequestSchema } from '@member-care/domain/export/user-export.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { requestUserExport } from './request-user-export.ts'

export const sysadminUserExportRoutes: Routes = (app, parts) => {
  /** `typeQuery` is the field and `filtered` the text. */
  app.get(
    '/sysadmin/users/downloadlist',
    {
      config: { access: { power: 'users.export' }, stepUp: 'always' },
      schema: {
        querystring: z.object({
          filtered: z.string().trim().max(200).optional(),
          typeQuery: z.enum([...exportFilterFields, '']).optional(),
          memberType: userExportRequestSchema.shape.memberType,
        }),
        response: { 200: z.object({ data: z.object({ id: z.string(), message: z.string() }) }) },
      },
    },
    async ({ caller, query: { filtered, typeQuery, memberType } }) => {
      const filter = filtered ? ({ field: typeQuery || 'name', query: filtered } as const) : null
      return {
        data: {
          id: await requestUserExport(parts, caller, { memberType, filter }),
          message: userExportTexts.sentLater,
        },
      }
    },
  )
}
