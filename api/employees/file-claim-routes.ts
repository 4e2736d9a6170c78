/** Filing a claim for an employee (3§7.6): what the form may choose from, and the filing itself. */
import multipart from '@fastify/multipart'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { hrClaimFormTexts } from '@member-care/domain/texts/hr-claim-form-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { employeeClaimForm, fileEmployeeClaim } from './file-employee-claim.ts'

const formSchema = z
  .object({
    companies: z.array(
      z.object({ companyId: z.string(), companyName: z.string(), kinds: z.array(z.enum(claimKinds)) }),
    ),
    currencies: z.array(z.object({ code: z.string(), name: z.string() })),
  })
  .meta({ id: 'HrClaimForm' })

export const hrFileClaimRoutes: Routes = (app, parts) => {
  const config = { access: { power: 'employees.addClaims' }, stepUp: 'requireOTPClaims', record: 'user' } as const
  const params = z.object({ userId: z.string() })

  app.get(
    '/hradmin/employee/:userId/claimForm',
    { config, schema: { params, response: { 200: z.object({ data: formSchema }) } } },
    async ({ caller, params: { userId } }) => {
      const { companies, currencies } = await employeeClaimForm(parts, caller, userId)
      return {
        data: {
          companies: companies.map((company) => ({ ...company, kinds: [...company.kinds] })),
          currencies: [...currencies],
        },
      }
    },
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    forms.withTypeProvider<ZodTypeProvider>().post(
      '/hradmin/employee/:userId/claim',
      {
        config,
        schema: {
          params,
          consumes: ['multipart/form-data'],
          response: { 200: z.object({ data: z.object({ claimId: z.string(), message: z.string() }) }) },
        },
      },
      async (request) => ({
        data: {
          claimId: await fileEmployeeClaim(parts, request, request.params.userId),
          message: hrClaimFormTexts.created,
        },
      }),
    )
  })
}
