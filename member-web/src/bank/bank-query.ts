/** The banks that an account can be at. They tell nothing of anybody, and are kept for a claim that is begun without a network (S125). */
import { portalQuery } from '../data/portal-query.ts'
import { readBanks } from '../portal-api/claims-api.ts'

export const bankQuery = portalQuery({
  key: ['banks'],
  load: readBanks,
  keeping: { as: ['banks'], lasting: (banks) => banks },
})
