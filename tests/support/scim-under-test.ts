/** A company's own system, as it calls us: with a token that an administrator makes in the console. */
import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { ApiUnderTest } from './api-under-test.ts'

export const memberCareUser = 'urn:ietf:params:scim:schemas:extension:membercare:2.0:User'
export const enterpriseUser = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export interface ScimUser {
  readonly id: string
  readonly userName: string
  readonly externalId?: string
  readonly active: boolean
  readonly displayName?: string
  readonly title?: string
  readonly emails?: readonly { readonly value: string }[]
  readonly phoneNumbers?: readonly { readonly value: string }[]
  readonly groups?: readonly { readonly value: string }[]
  readonly meta: { readonly version: string; readonly location: string }
  readonly [enterpriseUser]?: Readonly<Record<string, string>>
  readonly [memberCareUser]?: Readonly<Record<string, string>>
}

export interface ScimSystem {
  readonly token: string
  readonly tokenId: string
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: object,
  ): Promise<LightMyRequestResponse>
  /** The only user whom a filter finds. */
  find(filter: string): Promise<readonly ScimUser[]>
  create(user: object): Promise<ScimUser>
  get(id: string): Promise<ScimUser>
  patch(id: string, ...operations: object[]): Promise<ScimUser>
}

/** @param administrator who makes the token, having just shown their password */
export async function scimSystemOf(api: ApiUnderTest, companyId: string, administrator: string): Promise<ScimSystem> {
  const made = await api.app.inject({
    method: 'POST',
    url: `/api/console/clients/${companyId}/provisioning-tokens`,
    headers: { ...(await api.headersFor(administrator)), 'Idempotency-Key': randomUUID() },
    payload: { name: 'Entra ID' },
  })
  if (made.statusCode !== 201) throw new Error(`No token was made: ${made.statusCode} ${made.body}`)
  const { token, tokenId } = made.json<{ token: string; tokenId: string }>()
  const call: ScimSystem['call'] = (method, path, body, headers = {}) =>
    api.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body && { payload: JSON.stringify(body) }),
    })
  const ok = async (status: number, answer: Promise<LightMyRequestResponse>) => {
    const { statusCode, body } = await answer
    if (statusCode !== status) throw new Error(`${statusCode} instead of ${status}: ${body}`)
    return JSON.parse(body) as ScimUser
  }
  return {
    token,
    tokenId,
    call,
    find: async (filter) =>
      (await call('GET', `/Users?${new URLSearchParams({ filter })}`)).json<{ Resources: ScimUser[] }>().Resources,
    create: (user) => ok(201, call('POST', '/Users', user)),
    get: (id) => ok(200, call('GET', `/Users/${id}`)),
    patch: (id, ...Operations) => ok(200, call('PATCH', `/Users/${id}`, { schemas: [patchOp], Operations })),
  }
}

/** An employee as a company's system adds one. */
export function newScimUser(userName: string, nric: string, more: object = {}) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', memberCareUser],
    userName,
    name: { formatted: 'Nova Teo', givenName: 'Nova', familyName: 'Teo' },
    active: true,
    [memberCareUser]: { nric },
    ...more,
  }
}
