/** What HR changes and proposes of its own companies' people (S90). Each call answers with the employee as they are afterwards. */
import { changedFields } from '@member-care/domain/schemas/changed-fields.ts'
import { hrFields, type HrField } from '@member-care/domain/user/hr-fields.ts'
import { z } from 'zod'
import type { Parts, Routes } from '../http/parts.ts'
import type { Caller } from '../http/caller.ts'
import { changeEmployment } from './change-employment.ts'
import { describeEmployee } from './describe-employee.ts'
import { employeeSchema } from './employee-answers.ts'
import { proposeIdentityChange, withdrawIdentityChange } from './propose-identity-change.ts'

const text = z.string().trim().max(200).default('')
/** Of every field that HR is shown, so that one which it may not say is refused and not overlooked. */
const shown = Object.fromEntries(Object.keys(hrFields).map((field) => [field, text])) as Record<HrField, typeof text>
const companyId = z.string().max(100).optional()
const change = changedFields(shown).extend({ companyId, expectedVersion: z.int().min(0) })
const proposal = changedFields(shown).extend({ companyId, reason: z.string().trim().max(2000).optional() })

export const hrChangeRoutes: Routes = (app, parts) => {
  const config = { access: { power: 'employees.edit' }, stepUp: 'requireOTPProfile', record: 'user' } as const
  const params = z.object({ userId: z.string() })
  const response = { 200: z.object({ data: z.object({ employee: employeeSchema }) }) }

  app.put(
    '/hradmin/employee/:userId',
    { config, schema: { params, body: change, response } },
    async ({ caller, params: { userId }, body: { companyId, expectedVersion, ...said } }) => {
      await changeEmployment(parts, caller, { userId, companyId, expectedVersion, said })
      return answer(parts, caller, userId)
    },
  )

  app.post(
    '/hradmin/employee/:userId/identity-change',
    { config, schema: { params, body: proposal, response } },
    async ({ caller, params: { userId }, body: { companyId, reason, ...said } }) => {
      await proposeIdentityChange(parts, caller, userId, { companyId, reason, said })
      return answer(parts, caller, userId)
    },
  )

  app.post(
    '/hradmin/employee/:userId/identity-change/withdrawal',
    { config, schema: { params, body: z.object({ requestId: z.string().max(100) }), response } },
    async ({ caller, params: { userId }, body: { requestId } }) => {
      await withdrawIdentityChange(parts, caller, userId, requestId)
      return answer(parts, caller, userId)
    },
  )
}

async function answer(parts: Parts, caller: Caller, userId: string) {
  return { data: { employee: await describeEmployee(parts, caller, userId) } }
}
