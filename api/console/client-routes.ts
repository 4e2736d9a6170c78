/** One client company, for the console's pages. */
import { featuresConfigSchema, paymentConfigSchema } from '@member-care/domain/client/features-config.ts'
import { z } from 'zod'
import { clientRowSchema, toClientRow } from '../clients/client-row.ts'
import { apiError } from '../http/api-error.ts'
import type { App, Parts } from '../parts.ts'

const clientSchema = clientRowSchema.extend({
  companyCode: z.string(),
  inpatientPolicyNo: z.string(),
  outpatientPolicyNo: z.string(),
  featuresConfig: featuresConfigSchema,
  paymentConfig: paymentConfigSchema,
})

export function addClientRoutes(app: App, parts: Parts): void {
  const config = { access: { power: 'clients.view' }, record: 'client' } as const
  app.get('/console/clients/:id', { config, schema: { params: z.object({ id: z.string() }), response: { 200: clientSchema } } }, async (request) => {
    const client = await parts.clients.getClient(request.caller.scope, request.params.id)
    if (!client) throw apiError('NOT_FOUND')
    const { companyCode, inpatientPolicyNo, outpatientPolicyNo, featuresConfig, paymentConfig } = client
    return { ...toClientRow(client), companyCode, inpatientPolicyNo, outpatientPolicyNo, featuresConfig, paymentConfig }
  })
}
