/** Makes a company of the company master a client, as it is or with the configuration of another client (3§2.5, 3§2.6). */
import type { ClientEvent } from '@member-care/domain/client/client-events.ts'
import { decideClone } from '@member-care/domain/client/clone-client.ts'
import type { ClientState } from '@member-care/domain/client/client-state.ts'
import { decideClient } from '@member-care/domain/client/decide-client.ts'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { carryOutClient } from '../aggregates/client.ts'
import type { Decision } from '../commands/handle-command.ts'
import { apiError, refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { findCompany } from '../company-master/company-master.ts'

type NewClient = Extract<ClientEvent, { type: 'ClientCreated' }>['data']

/**
 * Creates the client of a company. A client bears the id of its company in the master and so its stream does: of two who create it
 * at the same moment, one is second.
 * @throws ApiError 404 for a company that the caller does not reach, 409 CLIENT_EXISTS, 409 COMPANY_INACTIVE
 */
export async function createClient(parts: Parts, caller: Caller, companyMasterId: string): Promise<ClientRecord> {
  const created = await newClientOf(parts, caller, companyMasterId)
  return carryOut(parts, caller, created, (state) => decideClient({ type: 'CreateClient', data: created }, state))
}

/**
 * As {@link createClient}, with everything that is configured for another client.
 * @throws ApiError 404 also for a client to clone that the caller does not reach
 */
export async function cloneClient(
  parts: Parts,
  caller: Caller,
  clientId: string,
  companyMasterId: string,
): Promise<ClientRecord> {
  if (!(await parts.clients.getClient(caller.scope, clientId))) throw apiError('NOT_FOUND')
  const created = { ...(await newClientOf(parts, caller, companyMasterId)), clonedFrom: clientId }
  const { events: source } = await parts.eventLog.load<ClientEvent>(`client-${clientId}`)
  return carryOut(parts, caller, created, (state) => decideClone({ created, source }, state))
}

async function newClientOf({ database }: Parts, { scope }: Caller, companyMasterId: string): Promise<NewClient> {
  const company = await findCompany(database, scope, companyMasterId)
  if (!company) throw apiError('NOT_FOUND')
  if (!company.active) throw refusalError({ code: 'COMPANY_INACTIVE', message: clientTexts.companyInactive })
  const { companyName: name, companyCode, groupCode, policyNo } = company
  // The master knows one policy number; both kinds of claims go by it until somebody says otherwise.
  return {
    companyId: companyMasterId,
    companyMasterId,
    name,
    companyCode,
    groupCode,
    policyNo,
    inpatientPolicyNo: policyNo,
    outpatientPolicyNo: policyNo,
  }
}

async function carryOut(
  parts: Parts,
  caller: Caller,
  { companyId }: NewClient,
  decide: (state: ClientState) => Decision<ClientEvent>,
): Promise<ClientRecord> {
  await carryOutClient(parts, companyId, {
    context: caller.context(),
    decide,
    visibleIn: ['clients'],
  })
  const client = await parts.clients.getClient(caller.scope, companyId)
  if (!client) throw apiError('UNAVAILABLE')
  return client
}
