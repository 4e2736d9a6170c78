/** What is asked of administrators besides reading and saving them, as methods of the data provider. */
import { statusByAction, type AdministratorAction } from '@member-care/domain/access/administrator-actions.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { wholeList } from '../console/whole-list.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { BatchOutcome } from './administrator-record.ts'

export type PendingAddressChange = NonNullable<AnswerTo<'/api/console/own-address-change'>['pending']>
export type CombinedRoles = AnswerTo<'/api/console/combined-roles'>

const ofAdministrator = (userId: string, options: CommandOptions) => ({
  params: { path: { userId } },
  headers: keyHeader(options),
})

export const administratorCommands = {
  /** Does what one of the buttons says. @param reason kept with it; an invitation has none */
  async actOnAdministrator(
    action: AdministratorAction,
    userId: string,
    reason: string,
    options: CommandOptions,
  ): Promise<void> {
    const target = ofAdministrator(userId, options)
    if (action === 'invite') await dataOf(apiClient.POST('/api/console/administrators/{userId}/invitation', target))
    else if (action === 'delete')
      await dataOf(apiClient.DELETE('/api/console/administrators/{userId}', { ...target, body: { reason } }))
    else if (action === 'removeFactors')
      await dataOf(
        apiClient.POST('/api/console/administrators/{userId}/second-factors-removal', { ...target, body: { reason } }),
      )
    else
      await dataOf(
        apiClient.PUT('/api/console/administrators/{userId}/status', {
          ...target,
          body: { status: statusByAction[action], reason },
        }),
      )
  },

  /** Sends a file with administrators, an .xlsx or a CSV. */
  async uploadAdministrators(file: File, options: CommandOptions): Promise<readonly BatchOutcome[]> {
    const form = new FormData()
    form.append('file', file)
    const { json } = await fetchJson('/api/console/administrators/batches', {
      method: 'POST',
      body: form,
      headers: keyHeader(options),
    })
    return (json as { rows: readonly BatchOutcome[] }).rows
  },

  /** Invites somebody who has an account to another address. */
  async askAddressChange(
    userId: string,
    asked: { email: string; reason: string },
    options: CommandOptions,
  ): Promise<void> {
    await dataOf(
      apiClient.POST('/api/console/administrators/{userId}/address-change', {
        ...ofAdministrator(userId, options),
        body: asked,
      }),
    )
  },

  async cancelAddressChange(userId: string | 'own', options: CommandOptions): Promise<void> {
    if (userId === 'own')
      await dataOf(apiClient.DELETE('/api/console/own-address-change', { headers: keyHeader(options) }))
    else
      await dataOf(
        apiClient.DELETE('/api/console/administrators/{userId}/address-change', ofAdministrator(userId, options)),
      )
  },
}

/** Administrators who hold roles that check each other. */
export const listCombinedRoles = wholeList(() => apiClient.GET('/api/console/combined-roles'))

/** What waits for an administrator, or for oneself; nothing is pending when nothing does. */
export async function addressChangeOf(userId: string | 'own') {
  const answer =
    userId === 'own'
      ? apiClient.GET('/api/console/own-address-change')
      : apiClient.GET('/api/console/administrators/{userId}/address-change', { params: { path: { userId } } })
  return { id: userId, pending: (await dataOf(answer)).pending }
}
